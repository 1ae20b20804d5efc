import { expect, test } from 'vitest';
import type { GameEvent, Position } from '../../lib/protocol';
import { countRound, reckoned, winningPlace } from './zones';

test.each<[string, string[], number]>([
  ['SE-E2: all follow but a zero', ['B3', 'B10', 'Y0', 'B7'], 1],
  ['SE-E3: the highest off-colour card', ['Y9', 'G5', 'R6', 'B4'], 2],
  ['SE-E4: equal off-colour cards, the earlier', ['G11', 'R5', 'Y5', 'G8'], 1],
  ['SE-E7: only zeros', ['R0', 'Y0', 'G0', 'B0'], -1],
  ['SE-E8: the leader among zeros', ['R5', 'Y0', 'G0', 'R0'], 0],
  ['SE-E9: a led zero, all follow', ['B0', 'B4', 'B9', 'B1'], 2],
  ['SE-E10: a led zero and one off-colour card', ['B0', 'R1', 'B9', 'Y0'], 1],
  ['SE-E13: all of the lead colour', ['V3', 'V1', 'V8', 'V2'], 2],
  ['a single card', ['R5'], 0],
  ['no card', [], -1],
])('the card that wins so far, %s', (_, trick, place) => {
  expect(winningPlace(trick)).toBe(place);
});

test.each<[string, string, string[], number]>([
  ['SE-E5', 'Y2', ['Y5', 'Y4', 'R1', 'R2', 'R3', 'G1', 'G2', 'B9'], -5],
  ['SE-E6', 'R0', ['R2', 'R4', 'R1', 'Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'G1', 'G2', 'G3', 'G4'], 2],
  ['SE-E15', 'R3', ['R0', 'Y0'], -2],
  ['SE-E16', 'G11', [], -11],
])('the counting of %s', (_, pain, captured, total) => {
  expect(countRound(pain, captured).total).toBe(total);
});

test('a finished round is counted from what happened in it, also by whoever comes back after it', () => {
  const now = { zones: { round: 3, pains: ['??', '??'], captured: [[], []] } } as unknown as Position;
  const trick = (winner: string, ...cards: string[]): GameEvent => ({ event: 'trick', winner, cards });
  const round = (number: number, pains: string[], ...tricks: GameEvent[]): GameEvent[] => [{ event: 'round', number }, { event: 'pains', cards: pains }, ...tricks];
  const first = [...round(1, ['R1', 'G2'], trick('A', 'Y1', 'Y2')), { event: 'scored', number: 1, scores: [1, -2] }];
  const second = round(2, ['B3', 'V4'], trick('B', 'G1', 'G2'), trick('A', 'R5', 'R6'), trick('B', 'S1', 'S2'));
  expect(reckoned(second, now)).toBeNull();
  const scored = { event: 'scored', number: 2, scores: [-1, 0] };
  expect(reckoned([...second.slice(3), scored], now)).toBeNull();
  const zones = reckoned([...first, ...second, scored, ...round(3, ['??', '??'])], now)?.zones;
  expect(zones).toMatchObject({ round: 2, pains: ['B3', 'V4'], captured: [['R5', 'R6'], ['G1', 'G2', 'S1', 'S2']] });
});
