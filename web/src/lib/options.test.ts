import { beforeAll, expect, test } from 'vitest';
import { alsoRead, speak } from './i18n.svelte';
import { optionName, valueName, wordName } from './options';

beforeAll(async () => {
  await speak('en');
  await alsoRead('options');
});

test('a game without phrases has readable options, and its seats are worded like those of every game', () => {
  expect(optionName('lantern', 'open_hands')).toBe('Open hands');
  expect(wordName('lantern', 'starter', 'B')).toBe('seat B');
  expect(wordName('lantern', 'starter', 'random')).toBe('random');
  expect(valueName('lantern', 'winner', 'fewest_cards')).toBe('Fewest cards');
});

test('a phrase of the game comes before what every game shares', () => {
  expect(wordName('spicy', 'first', 'random')).toBe('random');
  expect(valueName('spicy', 'seasonings', 'random:2')).not.toContain('random:');
});
