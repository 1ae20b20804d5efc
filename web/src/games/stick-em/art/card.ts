/** Whole cards of Stick 'Em: a sheet of the suit's colour, its mark, and what the mark does to the figure. */
import { cut, drawnOnce, flat, moved, round, SHADOW, strip, type Tones, uneven } from '../../../art/cut';
import { CARD_INNER, framed } from '../../../art/frame';
import { MARKS } from '../../../art/marks';
import { COLOUR_MARKS } from '../zones';
import { type Pose, POSES } from './poses';

/** By colour: its sheet, and the paper of what lies on it with its edge. */
export interface Suit {
  tones: Tones;
  on: string;
  edge: string;
}
const CREAM = { on: '#fff6e2', edge: '#cdb48a' };
export const SUITS: Record<string, Suit> = {
  R: { tones: ['#cb3b25', '#bf2c18', '#8a1b0e'], ...CREAM },
  Y: { tones: ['#ffdb4d', '#f6c61c', '#d29a08'], on: '#2b1a08', edge: '#80590f' },
  G: { tones: ['#2f7c49', '#277040', '#16502b'], ...CREAM },
  B: { tones: ['#2a65a8', '#1f5594', '#123a6b'], ...CREAM },
  V: { tones: ['#8745a6', '#783796', '#54226c'], ...CREAM },
  S: { tones: ['#716b66', '#66605b', '#474340'], ...CREAM },
};

function sign(colour: string, fill: string, [x, y, size, turn]: Pose['mark'], by = 0): string {
  const where = `translate(${x + by * 0.8} ${y + by}) rotate(${turn}) scale(${size}) translate(-50 -50)`;
  return flat(MARKS[COLOUR_MARKS[colour] ?? 'diamond'], fill, `fill-rule="evenodd" transform="${where}"`);
}

/** The mark has an edge and lies high above the sheet. */
const heavy = (colour: string, { on, edge }: Suit, mark: Pose['mark']): string =>
  sign(colour, SHADOW, mark, 4) + sign(colour, edge, mark, 1.3) + sign(colour, on, mark);

/** Calm, frightened, out: eyes and mouth around the middle of a head. */
const FACES = [
  'M-4 -1L-1.8 -1L-1.8 1.6L-4 1.6ZM1.8 -1L4 -1L4 1.6L1.8 1.6ZM-3 3.4L3 3.4L2 5L-2 5Z',
  'M-4.4 -2L-1.6 -2L-1.6 1.4L-4.4 1.4ZM1.6 -2L4.4 -2L4.4 1.4L1.6 1.4ZM-2 3L2 3L2 6.4L-2 6.4Z',
  'M-5 -2.4L-3.2 -0.6L-1.4 -2.4L-0.8 -1.4L-2.4 0.2L-0.8 1.8L-1.4 2.6L-3.2 1L-5 2.6L-5.4 1.8L-4 0.2L-5.4 -1.4Z' +
    'M5 -2.4L3.2 -0.6L1.4 -2.4L0.8 -1.4L2.4 0.2L0.8 1.8L1.4 2.6L3.2 1L5 2.6L5.4 1.8L4 0.2L5.4 -1.4ZM-2 4.4L2 4.4L2 5.6L-2 5.6Z',
] as const;

/** Lines of the sheet's colour keep the figure apart from the mark. */
function figure({ head, limbs, hit, stars }: Pose, { on, tones }: Suit, seed: string): string {
  const look = FACES[stars ? 2 : hit ? 1 : 0] ?? '';
  const outline = `<path d="${limbs}" fill="none" stroke="${tones[1]}" stroke-width="8.4" stroke-linecap="round" stroke-linejoin="round"/>`;
  if (!head) return outline + strip(limbs, on, 4.8);
  const face = cut(uneven(round(...head, 8.2), seed, 0.7), on) + flat(moved(look, { x: head[0], y: head[1] }), tones[2]);
  return outline + strip(limbs, on, 4.8) + flat(round(...head, 10), tones[1]) + face;
}

const rays = ([x, y]: readonly [number, number], fill: string): string =>
  flat([-95, -50, -140, 175, -5].map((turn) => moved('M-1.8 -6L0 -15L1.8 -6Z', { x, y, turn: turn + 60 })).join(''), fill);

const star = (x: number, y: number): string =>
  moved('M0 -5L1.4 -1.6L5 -1.6L2.2 0.8L3.2 4.4L0 2.2L-3.2 4.4L-2.2 0.8L-5 -1.6L-1.4 -1.6Z', { x, y });
const FLAG = 'M17 92L31 88L28 94L32 101L17 103Z';
const CRACKS = 'M60 120L44 128L40 138L36 138L42 126ZM66 120L72 130L68 139L74 139L77 129ZM80 119L92 128L96 127L84 118Z';

const sheet = ([light, body, shade]: Tones, seed: string): string =>
  flat(CARD_INNER, body) +
  flat(uneven('M0 0L64 0L100 44L100 104L0 30Z', seed, 2), light) +
  cut(uneven('M0 126C20 121 44 125 62 124C78 123 90 126 100 123L100 140L0 140Z', seed, 0.8), shade);

/** By code, such as `R5`; the number may be any. */
export const drawnCard = drawnOnce((code) => {
  const [colour, number] = [code.charAt(0), Number(code.slice(1))];
  const [suit, pose] = [SUITS[colour], POSES[Math.min(Math.max(number, 0), POSES.length - 1)]];
  if (!suit || !pose) return '';
  const body = figure(pose, suit, code);
  const mark = heavy(colour, suit, pose.mark);
  const inside =
    sheet(suit.tones, code) +
    (number >= 13 ? flat(CRACKS, suit.tones[1]) : '') +
    (pose.under ? body + mark : mark + body) +
    (number >= 14 ? cut(FLAG, suit.on, 0.7) : '') +
    (pose.hit ? rays(pose.hit, suit.on) : '') +
    flat((pose.stars ?? []).map(([x, y]) => star(x, y)).join(''), suit.on);
  return framed(inside, 'var(--paper)') + sign(colour, suit.on, [20, 49, 0.23, 0]);
});
