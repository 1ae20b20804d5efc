/** Dice with three visible sides: black ones have square corners, red ones eight. Drawn on a square of 100 by 100. */
import { cut, flat, moved, round, shadow, type Place } from '../../../art/cut';
import { eyes, line, mouth, type Mood } from '../../../art/face-parts';
import { MARKS } from '../../../art/marks';

const CREAM = '#fff3da';
interface Sides {
  hull: string;
  front: string;
  /** The sides that are seen, lightest first. */
  more: [string, string][];
  body: string;
}
const BLACK: Sides = {
  hull: 'M6 26L24 6L94 6L94 74L76 94L6 94Z',
  front: 'M6 26L76 26L76 94L6 94Z',
  more: [['M6 26L24 6L94 6L76 26Z', '#5a4e52'], ['M76 26L94 6L94 74L76 94Z', '#110c0e']],
  body: '#2a2124',
};
const RED: Sides = {
  hull: 'M24 26L42 6L76 6L94 24L94 58L76 76L58 94L24 94L6 76L6 44Z',
  front: 'M24 26L58 26L76 44L76 76L58 94L24 94L6 76L6 44Z',
  more: [['M24 26L42 6L76 6L58 26Z', '#ee7a66'], ['M58 26L76 6L94 24L76 44Z', '#d2402f'], ['M76 44L94 24L94 58L76 76Z', '#6e0f09']],
  body: '#b3261a',
};

/** The W as a signature. */
const W = 'M-27 -22Q-24 8 -15 24Q-6 6 -2 -10Q3 10 12 24Q22 4 25 -20Q28 -27 34 -24';
export const signature = (at: Place, colour: string, wide: number): string => line(moved(W, at), colour, wide);
const mark = (name: 'give' | 'chilli', x: number, y: number, scale: number): string =>
  flat(MARKS[name], CREAM, `fill-rule="evenodd" transform="translate(${x} ${y}) scale(${scale})"`);

/** One card, as the comics have them. */
const sheet = (at: Place): string =>
  flat(moved('M-20 -28L20 -28L20 28L-20 28Z', at), CREAM) + line(moved('M-11 -19L11 -19L11 19L-11 19Z', at), '#8a765c', 3.4);

/** By face: what lies on the front. */
const FRONT: Record<string, () => string> = {
  W: () => signature({ x: 39, y: 61, size: 0.84 }, CREAM, 9),
  C: () => sheet({ x: 41, y: 60, size: 0.86, turn: 9 }),
  G: () => mark('give', 14, 34, 0.54),
  P: () => mark('chilli', 15, 33, 0.54),
  WC: () => signature({ x: 32, y: 49, size: 0.54 }, CREAM, 6.5) + sheet({ x: 55, y: 73, size: 0.5, turn: 9 }),
};

/** The block without its face. */
const block = ({ hull, front, more, body }: Sides): string =>
  shadow(hull, 2.6) +
  flat(hull, body, `stroke="${CREAM}" stroke-width="4" stroke-linejoin="round"`) +
  flat(front, body) + more.map(([side, tone]) => flat(side, tone)).join('') +
  line(front, 'rgba(255,243,218,.3)', 1.6);

/** A die with a face up, or none before it is rolled. */
export const dieDrawing = (face: string, red: boolean): string => block(red ? RED : BLACK) + (FRONT[face]?.() ?? '');

/** A die of the comics: it has eyes and a mood. */
export function person(x: number, y: number, size: number, mood: Mood, red = false, turn = 0, lips = mood): string {
  const sides = red ? RED : BLACK;
  const drawn = block(sides) +
    eyes('wide', { x: 40, y: 52, gap: 16, size: 10 }, mood, sides.body).replaceAll(/stroke="#1d1210"/g, `stroke="${CREAM}"`) +
    mouth(40, 74, 13, lips, true).replaceAll('stroke-width="2.2"', 'stroke-width="5"');
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-50 -50)">${drawn}</g>`;
}
export const drop = (x: number, y: number, size: number): string =>
  cut(moved('M0 -12C6 -3 9 2 9 7C9 13 5 16 0 16C-5 16 -9 13 -9 7C-9 2 -6 -3 0 -12Z', { x, y, size }), '#7cc6e6', 0.6) +
  flat(round(x - 2, y + 5 * size, 2 * size), CREAM);
