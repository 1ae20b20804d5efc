/** Where players sit around a large table, seen from above: I at the bottom, the others clockwise after me. */
import { othersOf } from './seats';

export type Side = 'left' | 'top' | 'right';

export interface Spot {
  side: Side;
  /** From the left and from the top, in parts of the free width and height. */
  x: number;
  y: number;
}

/** By the number of players on one side: how far down they sit, beginning with the one next to me. */
const HEIGHTS = [[], [0.5], [0.9, 0.2], [1, 0.58, 0.16]];
/** Two others sit at ten and two o'clock. */
const TWO = [0.24];
/** By the number of players at the top: how far to the right they sit. */
const WIDTHS = [[], [0.5], [0.14, 0.86], [0, 0.5, 1]];

/** The places of the others at equal arcs: as many on the left as on the right, the rest at the top. */
export function spotsOf(others: number): Spot[] {
  const side = Math.floor((others + 1) / 3);
  const heights = others === 2 ? TWO : (HEIGHTS[side] ?? []);
  return [
    ...heights.map((y): Spot => ({ side: 'left', x: 0, y })),
    ...(WIDTHS[others - 2 * side] ?? []).map((x): Spot => ({ side: 'top', x, y: 0 })),
    ...heights.toReversed().map((y): Spot => ({ side: 'right', x: 1, y })),
  ];
}

/** Where a player sits as seen from my seat (-1: a spectator); I sit at the bottom. */
export function spotOf(seat: number, me: number, players: number): Spot | { side: 'bottom'; x: number; y: number } {
  const others = othersOf(me, players);
  return spotsOf(others.length)[others.indexOf(seat)] ?? { side: 'bottom', x: 0.5, y: 1 };
}

export interface Ray {
  /** From the middle to the right and down, in parts of half the width and height of the star. */
  x: number;
  y: number;
  /** In degrees: a little to its owner. */
  turn: number;
}

/** Cards on the sides keep away from the middle, so that those of two neighbours do not overlap. */
const APART = 0.35;
const TURN = 8;

/** Where a card lies in a star of cards, one before each player; `after` counts the players from me to its owner. */
export function rayOf(after: number, players: number): Ray {
  const angle = (2 * Math.PI * after) / players;
  const down = Math.cos(angle);
  return { x: -Math.sin(angle), y: Math.sign(down) * Math.abs(down) ** APART, turn: TURN * Math.sin(angle) };
}
