import { expect, test } from 'vitest';
import { letter, othersOf, seatOf } from './seats';

test('a seat is a number here and a letter there', () => {
  expect([0, 7].map(letter)).toEqual(['A', 'H']);
  expect(['A', 'B2'].map(seatOf)).toEqual([0, 1]);
});

test('the others come in the order of their turns after mine; whoever watches sees everybody', () => {
  expect(othersOf(2, 4)).toEqual([3, 0, 1]);
  expect(othersOf(-1, 3)).toEqual([0, 1, 2]);
});
