import { expect, test } from 'vitest';
import { tally } from './tally';

test('players are counted from the last place to the first, each after the one before', () => {
  const [first, second, third] = tally([[3, 2], [0, 4], [1]]);
  expect(third!.begins).toBe(0);
  expect(second!.begins).toBeGreaterThan(third!.ends);
  expect(first!.begins).toBeGreaterThan(second!.ends);
});

test('cards are counted one by one, and the points of a line come after its last card', () => {
  const [only] = tally([[3, 0, 2]]);
  const [cards, none, last] = only!.lines;
  expect(cards!.cards).toEqual([0, 60, 120]);
  expect(cards!.points).toBe(180);
  expect(none!.cards).toEqual([]);
  expect(none!.points).toBeGreaterThan(cards!.points);
  expect(last!.cards[0]).toBeGreaterThanOrEqual(none!.points);
  expect(only!.ends).toBe(last!.points);
});

test('however many cards there are, nobody waits long for the winner', () => {
  const [first] = tally(Array.from({ length: 8 }, () => [40, 40]));
  expect(first!.ends).toBeLessThanOrEqual(7000);
});
