import { beforeAll, expect, test } from 'vitest';
import { speak } from '../lib/i18n.svelte';
import { moveText } from '../lib/names';
import { countSteps, type CountLine } from '../lib/counting';
import type { Json, Position } from '../lib/protocol';
import { GAMES, loadParts, partsOf } from '.';

beforeAll(() => Promise.all([speak('en'), ...GAMES.map(({ id }) => loadParts(id))]));

const line = (what: string, points: number, number = 0, cards: string[] = [], seat: string | null = null): CountLine => ({
  what, points, number, cards, seat,
});
const view = (count: CountLine[][], zones = {}): Position => ({
  game: '', rules: 1, players: count.length, options: {}, zones,
  facts: { count: count as unknown as Json },
  agenda: [],
  rng: [],
});
const texts = (position: Position): [string, number][] =>
  countSteps(position, 0, (seat) => `P${seat}`).map(({ text, points }) => [text, points]);

test('what the engine counted is said line by line', () => {
  expect(texts(view([[line('trophies', 20, 2), line('won', 7, 3, ['C1', 'C2', 'SJ']), line('hand', -1, 1, ['C3'])]]))).toEqual([
    ['2 trophies', 20],
    ['3 won', 7],
    ['1 in hand', -1],
  ]);
});

test('the lines of the last round name it where there were others, and only there', () => {
  const last = [line('others', 3, 2, ['G3']), line('pain-card', -1, 2, ['R1'])];
  expect(texts(view([[line('round', 4, 1), ...last]])).map(([text]) => text)).toEqual([
    'round 1',
    'round 2: other cards, one point each',
    'pain card',
  ]);
  expect(texts(view([last])).map(([text]) => text)).toEqual(['other cards, one point each', 'pain card']);
});

test('what counts for somebody though it is the partner’s says whose it is', () => {
  expect(texts(view([[line('mixed', 9, 3, ['JN', 'PO', 'HU'], 'C')]]))).toEqual([['P2, partner: Mixed', 9]]);
});

test('the dice that are left are drawn next to what counts them', () => {
  const position = view([[line('dice', 0, 3), line('place', 0, 2)]], { black: [2], red: [1] });
  const steps = countSteps(position, 0, String, partsOf('wazabi').pieces);
  expect(steps.map(({ cards }) => cards)).toEqual([['die:', 'die:', 'die:red'], []]);
});

test.each([
  ['spicy', 'play C7 as 3W', 'Lay chili 7 and say wasabi 3'],
  ['spicy', 'last play C7 as 3W', 'Lay chili 7 and say wasabi 3, calling “last card”'],
  ['sweet-spicy', 'doubt spice', 'Doubt the spice'],
  ['stick-em', 'pain R0', 'Pick red 0 as the pain card'],
  ['wazabi', 'target B', 'Ben'],
  ['wazabi', 'use pinch', 'Use Pinch of W'],
  ['chili-mafia', 'B2', 'gang 2 (Ben)'],
  ['chili-mafia', 'whack', 'Whack'],
])('%s: a hint says %s in words', (game, line, words) => {
  expect(moveText(game, line, (seat) => (seat === 'B' ? 'Ben' : seat))).toBe(words);
});

test('the word that ends the Raid is that of its button, and another one elsewhere', () => {
  expect(moveText('chili-mafia', 'done', String, 'raid')).toBe('Confirm');
  expect(moveText('chili-mafia', 'done', String, 'backup')).toBe('Done');
});
