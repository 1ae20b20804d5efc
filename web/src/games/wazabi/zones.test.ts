import { expect, test } from 'vitest';
import type { GameEvent, Position } from '../../lib/protocol';
import { wazabiFlights } from './zones';

/** Four players; the second has neither dice nor cards left and has finished. */
const VIEW = {
  players: 4,
  zones: { black: [3, 0, 1, 2], red: [0, 0, 0, 1], sizes: [2, 0, 1, 0], finished: [1] },
  facts: { left: ['C', null, 'D', 'A'] },
} as unknown as Position;
const ways = (event: GameEvent): string[] => wazabiFlights(event, VIEW, 0).map(({ from, to, card }) => `${card} ${from} ${to}`);

test('WZ-10.4: all dice go to the neighbour on that side, past whoever has finished', () => {
  expect(ways({ event: 'passed-dice', seat: 'A', direction: 'left' })).toEqual([
    'die: seat-0 seat-2',
    'die: seat-2 seat-3',
    'die: seat-3 seat-0',
  ]);
  expect(ways({ event: 'passed-dice', seat: 'A', direction: 'right' })).toEqual([
    'die: seat-0 seat-3',
    'die: seat-2 seat-0',
    'die: seat-3 seat-2',
  ]);
});

test('WZ-10.11: hands go face down, and who holds no card gives none', () => {
  expect(ways({ event: 'passed-hands', seat: 'C', direction: 'left' })).toEqual(['?? seat-0 seat-2', '?? seat-2 seat-3']);
});

test.each<[GameEvent, string]>([
  [{ event: 'drew', seat: 'A', card: 'X' }, '?? deck hand'],
  [{ event: 'stole', seat: 'C', victim: 'D', card: '??' }, '?? seat-3 seat-2'],
  [{ event: 'gave', seat: 'A', target: 'C', colour: 'red' }, 'die:red seat-0 seat-2'],
  [{ event: 'removed', seat: 'C', colour: 'black' }, 'die: seat-2 reserve'],
])('everybody sees where it goes: %j', (event, way) => {
  expect(ways(event)).toEqual([way]);
});
