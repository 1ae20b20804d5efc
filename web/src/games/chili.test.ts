import { expect, test } from 'vitest';
import { chiliFlights, chosenKind, chosenPoints } from './chili';

test.each([
  [['JN', 'JN*', 'JN'], 'family', 12],
  [['PO', 'CH*', 'NV'], 'mixed', 17],
  [['SC', 'PO', 'PO'], 'family', 14],
  [['SC', 'PO', 'CH'], 'mixed', 9],
  [['PO', 'CH'], 'incomplete', 0],
  [['PO', 'PO', 'CH'], 'unlike', 0],
  [['PO', 'PO*', 'CH', 'NV'], 'unlike', 0],
  [['SC', 'SC', 'PO'], 'unlike', 0],
])('CM-5.1: %j would be %s and worth %i', (cards, kind, points) => {
  expect(chosenKind(cards)).toBe(kind);
  expect(chosenPoints(cards)).toBe(points);
});

test.each([
  [{ event: 'pinched', owner: 'B', number: 1, card: 'TA' }, 'gangs-1', 'pile'],
  [{ event: 'stole', seat: 'C', victim: 'A', card: 'JN' }, 'hand', 'seat-2'],
  [{ event: 'gave', seat: 'B', taker: 'A', cards: ['JN', 'JN'] }, 'seat-1', 'hand'],
  [{ event: 'took', seat: 'A', card: 'WH' }, 'discard', 'hand'],
  [{ event: 'passed', seat: 'B', cards: ['WH'] }, 'seat-1', 'discard'],
])('everybody sees where a card goes: %j', (event, from, to) => {
  expect(chiliFlights(event, 0)).toEqual([{ from, to, card: event.card ?? event.cards?.[0] }]);
});
