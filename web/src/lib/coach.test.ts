import { beforeAll, beforeEach, expect, test } from 'vitest';
import { GAMES, loadParts } from '../games';
import { Coach } from './coach.svelte';
import { LANGUAGES, speak, t } from './i18n.svelte';
import type { Position } from './protocol';

beforeAll(() => Promise.all(GAMES.map(({ id }) => loadParts(id))));
beforeEach(() => localStorage.clear());

test('each question tells its own step, and only once', () => {
  const coach = new Coach('stick-em');
  coach.ask('pain', 1);
  expect(coach.step).toBe(1);
  coach.close();
  coach.ask('card', 2);
  expect(coach.step).toBe(2);
  coach.close();
  coach.ask('pain', 3);
  expect(coach.step).toBeNull();
  coach.ask('card', 4);
  expect(coach.step).toBe(3);
});

test('a note stays until it is dismissed, whatever is asked meanwhile', () => {
  const coach = new Coach('stick-em');
  coach.ask('pain', 1);
  coach.ask('card', 2);
  expect(coach.step).toBe(1);
  coach.close();
  coach.ask('card', 3);
  expect(coach.step).toBe(2);
});

test('the draft of Chili Mafia is explained as a draft, not with gangs', async () => {
  await speak('en');
  const coach = new Coach('chili-mafia');
  coach.ask('draft', 1);
  expect(t(`howto-chili-mafia-${coach.step}`)).toContain('packet');
});

test.each([
  [true, 2],
  [false, 6],
])('Wazabi: where a slap is right (%s), the note about it is %i', (right, step) => {
  const coach = new Coach('wazabi');
  coach.ask('slap', 1, true, { facts: { slap_is_right: right } } as unknown as Position);
  expect(coach.step).toBe(step);
});

test('who may only doubt is told of doubts first, and of laying cards when it is their turn', () => {
  const coach = new Coach('spicy');
  coach.ask('turn', 1, true);
  expect(coach.step).toBe(3);
  coach.close();
  coach.ask('turn', 2);
  expect(coach.step).toBe(1);
});

test('who begins again is told what belongs to the open question, also where it was known', () => {
  const coach = new Coach('spicy');
  coach.ask('last', 1);
  coach.close();
  coach.ask('last', 2);
  expect(coach.step).toBeNull();
  Coach.again();
  coach.ask('last', 2);
  expect(coach.step).toBe(4);
});

test.each(LANGUAGES)('Sweet & Spicy is told in %s to somebody who does not know Spicy', async (language) => {
  await speak(language);
  const coach = new Coach('sweet-spicy');
  const said: string[] = [];
  for (let number = 1; number <= 3; number++) {
    coach.ask('turn', number);
    said.push(t(`howto-sweet-spicy-${coach.step}`));
    coach.close();
  }
  expect(said[0]).toContain(t('howto-spicy-1'));
  expect(said[1]).toBe(t('howto-spicy-3'));
  expect(said[2]).toContain('Super-Joker');
});

test('the same question put twice is told once', () => {
  const coach = new Coach('wazabi');
  coach.ask('roll', 7);
  coach.step = null;
  coach.ask('roll', 7);
  expect(coach.step).toBeNull();
});
