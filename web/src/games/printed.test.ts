import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import CardFace from '../art/CardFace.svelte';
import { alsoRead, speak } from '../lib/i18n.svelte';
import { tipOf } from '../lib/names';
import { keepSchema, schemaOf } from '../lib/schema';
import { GAMES, loadParts } from '.';

beforeAll(() => Promise.all([speak('en'), alsoRead('cards'), ...GAMES.map(({ id }) => loadParts(id))]));
afterEach(cleanup);

/** What a card says if the engine printed something else on it. */
function reprinted(game: string, code: string, change: Record<string, boolean | number | string>): string {
  const declared = schemaOf(game);
  keepSchema(game, { ...declared, printed: { ...declared.printed, [code]: { ...declared.printed[code], ...change } } });
  const text = render(CardFace, { props: { game, code } }).container.textContent;
  keepSchema(game, declared);
  return text;
}

test.each<[string, string, Record<string, number | string>, string]>([
  ['spicy', 'W7', { number: 23 }, '23'],
  ['sweet-spicy', 'XN', { highest: 37 }, '37'],
  ['sweet-spicy', 'SJ', { points: 8 }, '+8 / −8'],
  ['stick-em', 'R5', { number: 77 }, '77'],
  ['chili-mafia', 'HA', { strength: 31 }, '31'],
  ['wazabi', 'steal', { cost: 9 }, '9'],
])('%s: the card %s shows what the engine prints on it', (game, code, change, shown) => {
  expect(reprinted(game, code, {})).not.toContain(shown);
  expect(reprinted(game, code, change)).toContain(shown);
});

test('a pepper tells the strength that the engine gives it', () => {
  const declared = schemaOf('chili-mafia');
  keepSchema('chili-mafia', { ...declared, printed: { ...declared.printed, JA: { kind: 'pepper', strength: 12 } } });
  expect(tipOf('chili-mafia', 'JA')?.text).toContain('strength 12');
  keepSchema('chili-mafia', declared);
});
