import { expect, test } from 'vitest';
import type { GameSchema, Position } from '../../lib/protocol';
import { areCards, byVerb, commonRows, handOf, seatRows, worthARow } from './zones';

const CARDS = { kind: 'list' as const, of: { kind: 'card', of: 'card' } };
const schema: GameSchema = {
  zones: { hands: { kind: 'by-seat', of: CARDS }, middle: CARDS, taken: { kind: 'by-seat', of: CARDS } },
  facts: { points: { kind: 'by-seat', of: { kind: 'number' } } },
  events: {},
  questions: ['lay'],
  verbs: ['lay'],
  reactions: [],
  words: { card: ['1', '2', '3', '4'] },
  printed: {},
};
const view: Position = {
  game: 'topper',
  rules: 1,
  players: 2,
  options: {},
  zones: { hands: [['1', '3'], ['??', '??']], middle: ['2'], taken: [['4'], []] },
  facts: { points: [4, 0] },
  agenda: [],
  rng: [],
};

test('zones and facts belong to a seat or to the table, as the schema says', () => {
  expect(commonRows(schema, view)).toEqual([{ name: 'middle', items: ['2'] }]);
  expect(seatRows(schema, view, 0)).toEqual([
    { name: 'hands', items: ['1', '3'] },
    { name: 'taken', items: ['4'] },
    { name: 'points', items: [4] },
  ]);
});

test('my hand is what is hidden of the others', () => {
  expect(handOf(schema, view, 0)?.items).toEqual(['1', '3']);
  expect(handOf(schema, { ...view, zones: { ...view.zones, hands: [['1'], []] } }, 0)).toBeNull();
});

test('cards are drawn, numbers are written', () => {
  expect(['hands', 'middle', 'points'].map((name) => areCards(schema, name))).toEqual([true, true, false]);
  expect(seatRows(schema, view, 1).map((row) => worthARow(schema, row))).toEqual([false, false, false]);
  expect(seatRows(schema, view, 0).map((row) => worthARow(schema, row))).toEqual([true, true, false]);
});

test('moves are grouped by verb', () => {
  expect(byVerb(['lay 1', 'lay 3', 'let'])).toEqual([['lay', ['lay 1', 'lay 3']], ['let', ['let']]]);
});
