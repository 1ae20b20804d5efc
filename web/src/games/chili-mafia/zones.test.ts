import { expect, test } from 'vitest';
import type { GameEvent } from '../../lib/protocol';
import { chiliFlights, lookedAt, type ChiliZones } from './zones';

const GOING: [GameEvent, string, string, string][] = [
  [{ event: 'pinched', owner: 'B', number: 1, card: 'TA' }, 'TA', 'gangs-1', 'pile'],
  [{ event: 'stole', seat: 'C', victim: 'A', card: 'JN' }, 'JN', 'hand', 'seat-2'],
  [{ event: 'gave', seat: 'B', taker: 'A', cards: ['JN', 'JN'] }, 'JN', 'seat-1', 'hand'],
  [{ event: 'took', seat: 'A', card: 'WH' }, 'WH', 'discard', 'hand'],
  [{ event: 'passed', seat: 'B', cards: ['WH'] }, 'WH', 'seat-1', 'discard'],
  [{ event: 'picked', seat: 'A', card: 'TA' }, 'TA', 'packet-TA', 'hand'],
];

test.each(GOING)('everybody sees where a card goes: %j', (event, card, from, to) => {
  expect(chiliFlights(event, 0)).toEqual([{ from, to, card }]);
});

test('Heists come from a deck of their own and go back under it', () => {
  expect(chiliFlights({ event: 'heist-drawn', seat: 'A', heist: '??' }, 0)).toEqual([
    { from: 'pile', to: 'seat-0', card: '??', deck: 'heist' },
  ]);
  expect(chiliFlights({ event: 'heist-used', seat: 'B', heist: 'KD' }, 0)).toEqual([
    { from: 'seat-1', to: 'pile', card: 'KD', deck: 'heist' },
  ]);
});

test('what others keep of their packets is not seen to move', () => {
  expect(chiliFlights({ event: 'picked', seat: 'B', card: '??' }, 0)).toEqual([]);
});

test('a deal goes both ways at once', () => {
  const event = { event: 'dealt', seat: 'B', partner: 'A', given: ['TA', 'TA'], got: ['JN', 'WH'] };
  expect(chiliFlights(event, 0)).toEqual([{ from: 'seat-1', to: 'hand', card: 'TA' }, { from: 'hand', to: 'seat-1', card: 'JN' }]);
});

test('what a Lifeline has shown me is read from its zone', () => {
  const z = { lifelines: [[], [[7, 'JN'], [6, 'FU']]] } as unknown as ChiliZones;
  expect(lookedAt(z, 1)).toEqual(['JN', 'FU']);
  expect([lookedAt(z, 0), lookedAt(z, -1)]).toEqual([[], []]);
});
