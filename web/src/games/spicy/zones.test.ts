import { expect, test } from 'vitest';
import { doubtedTrait, ladderOf, numbersOf, openCards, printedCard, truthsOf, type SpicyFacts } from './zones';

const RUNGS = { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], openings: [1, 2, 3], sixth: false };
const WIDE = { ...RUNGS, sixth: true };
const up = (from: number, spice: string): string[] => Array.from({ length: 11 - from }, (_, i) => `${from + i}${spice}`);

test('every number stands in its place, whatever may be said', () => {
  expect(ladderOf([], null, RUNGS)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(ladderOf(up(4, 'W'), '3W', RUNGS)).toEqual([1, 2, 3, '4W', '5W', '6W', '7W', '8W', '9W', '10W']);
  expect(ladderOf(['1W', '2W', '3W'], '10W', RUNGS)).toEqual(['1W', '2W', '3W', 4, 5, 6, 7, 8, 9, 10]);
});

test('with We Love Chili the numbers stay where they are, and chili lies beside them', () => {
  expect(ladderOf(['2C', '3C', ...up(2, 'W')], '1W', WIDE)).toEqual([1, '2W', '3W', '4W', '5W', '2C', '6W', '7W', '8W', '9W', '10W', '3C']);
  expect(ladderOf(['3C', ...up(3, 'W')], '2W', WIDE)).toEqual([1, 2, '3W', '4W', '5W', '3C', '6W', '7W', '8W', '9W', '10W', 0]);
  expect(ladderOf(['1C', '2C', '3C', '1W', '2W', '3W', '9W', '10W'], '8W', WIDE)).toEqual([
    '1W', '2W', '3W', '1C', '2C', '3C', 6, 7, 8, '9W', '10W', 0,
  ]);
});

test('a shown card is told with the half that was doubted', () => {
  const doubt = { event: 'doubted', seat: 'B', trait: 'spice', owner: 'A', claim: '4W' };
  const other = { ...doubt, trait: 'number', owner: 'C' };
  const shown = { card: 'C4', claim: '4W', owner: 'A', doubter: 'B', winner: 'B', right: false };
  expect(doubtedTrait([doubt, other], shown)).toBe('spice');
  expect(doubtedTrait([other], shown)).toBe('');
});

test('the ladder has the numbers that the engine has claims for, whichever open a stack', () => {
  expect(numbersOf('spicy')).toEqual(RUNGS.numbers);
  expect(ladderOf(['2W', '3W'], '1W', { numbers: [1, 2, 3, 4], openings: [1], sixth: false })).toEqual([1, '2W', '3W', 4]);
  expect(ladderOf(['4W', '1C'], '3W', { numbers: [1, 2, 3, 4], openings: [1], sixth: true })).toEqual([1, '1C', 0, 3, '4W', 0]);
});

test('what is printed on a card comes from the engine', () => {
  expect([printedCard('W7').spice, printedCard('L7').number, printedCard('XS').spice]).toEqual(['W', 7, undefined]);
  expect(openCards(['??', 'C3', 'SJ', 'SJ'])).toEqual(['SJ', 'SJ']);
});

test('what is true of my cards comes from the engine, seasonings included', () => {
  const facts = { true_claims: [{ card: 'C6', claims: ['6C', '9C'] }] } as unknown as SpicyFacts;
  expect([truthsOf(facts, 'C6'), truthsOf(facts, 'XS'), truthsOf(facts, null)]).toEqual([['6C', '9C'], [], []]);
  expect(truthsOf({} as SpicyFacts, 'C6')).toEqual([]);
});
