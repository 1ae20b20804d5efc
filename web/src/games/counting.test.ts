import { beforeAll, expect, test } from 'vitest';
import { speak } from '../lib/i18n.svelte';
import { moveText } from '../lib/names';
import type { Position, Result } from '../lib/protocol';
import { GAMES, loadParts, partsOf } from '.';
import type { CountStep } from './game';

beforeAll(() => Promise.all([speak('en'), ...GAMES.map(({ id }) => loadParts(id))]));
const countSteps = (game: string, view: Position, result: Result, seat: number, nameOf: (seat: number) => string): CountStep[] =>
  partsOf(game).counting!(view, result, seat, nameOf);

const view = (game: string, zones: unknown, options = {}): Position => ({ game, rules: 1, players: 4, options, zones: zones as Position['zones'], facts: {}, agenda: [], rng: [] });
const CASES: [string, Position, Result][] = [
  ['stick-em', view('stick-em', { sheet: [[3, -2, 0, 1], [1, -4, -9, 0]], pains: ['R1', 'Y4', 'S9', 'B0'], captured: [['G3', 'V4', 'R0'], [], [], []] }), { scores: [4, -6, -9, 1], places: [1, 3, 4, 2] }],
  ['chili-mafia', view('chili-mafia', { gangs: [[['PO', 'PO', 'SC']], [['JN', 'PO', 'HU']], [['TA', 'TA']], []] }), { scores: [14, 9, 0, 0], places: [1, 2, 3, 3] }],
  ['chili-mafia', view('chili-mafia', { gangs: [[['PO', 'PO', 'SC']], [], [['JN', 'PO', 'HU']], []] }, { teams: '2' }), { scores: [23, 0, 23, 0], places: [1, 3, 1, 3] }],
  ['wazabi', view('wazabi', { black: [0, 2, 1, 3], red: [0, 1, 0, 0], finished: [0] }), { scores: [7, 0, 0, 0], places: [1, 2, 2, 2] }],
  ['spicy', view('spicy', { trophies: [1, 0, 0, 0], won: [[['C1', '']], [], [['SJ', ''], ['C2', '']], []], hands: [['C3'], ['C4', 'SJ'], [], ['C5']] }), { scores: [10, -6, 6, -1], places: [1, 4, 2, 3] }],
];

test.each(CASES)('the steps of %s add up to the score of every seat', (game, position, result) => {
  for (const [seat, score] of result.scores.entries()) {
    const steps = countSteps(game, position, result, seat, (one) => `P${one}`);
    expect(steps.reduce((sum, step) => sum + step.points, 0)).toBe(score);
  }
});

test('SE-5: of a game of one round every part is shown, with its cards', () => {
  const position = view('stick-em', { sheet: [[-5, 0, 0, 0]], pains: ['R2', 'Y0', 'G0', 'B0'], captured: [['R4', 'V4'], [], [], []] });
  const steps = countSteps('stick-em', position, { scores: [-5, 0, 0, 0], places: [4, 1, 1, 1] }, 0, String);
  expect(steps.map(({ points, cards }) => [points, cards])).toEqual([[1, ['V4']], [-4, ['R4']], [-2, ['R2']]]);
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
