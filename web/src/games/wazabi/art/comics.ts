/** What every card of Wazabi does, as a little comic of dice, between y = 38 and y = 98 of a card. */
import { cut, flat, moved, round, strip } from '../../../art/cut';
import { line } from '../../../art/face-parts';
import { drop, person, signature } from './die';

const GREEN = '#3f8a35';
const PAPER = '#fffaf0';
const INK = '#241611';
const ARROW = '#e8a020';

const SHEET = 'M-8 -11.5L8 -11.5L8 11.5L-8 11.5Z';
const card = (x: number, y: number, turn = 0, size = 1, colour = PAPER): string =>
  cut(moved(SHEET, { x, y, turn, size }), colour, 0.7) + line(moved(SHEET, { x, y, turn, size }), '#7f9a6a', 0.9) +
  (colour === PAPER
    ? signature({ x, y, turn, size: size * 0.17 }, GREEN, 1.8)
    : line(moved('M-5 -8L5 -8L5 8L-5 8Z', { x, y, turn, size }), '#8c8577', 1));
const fan = (x: number, y: number, size = 1): string => card(x - 7 * size, y, -18, size) + card(x, y - 2 * size, 0, size) +
  card(x + 7 * size, y, 18, size);
/** An arrow along a curve, its head at the end, pointing by degrees. */
const arrow = (d: string, x: number, y: number, turn: number, colour = ARROW): string =>
  strip(d, colour, 4.5) + cut(moved('M0 -8L9 0L0 8Z', { x, y, turn }), colour, 0.5);
const around = (): string => arrow('M22 62Q24 42 42 42', 42, 42, 0) + arrow('M60 43Q80 46 78 64', 78, 64, 95) +
  arrow('M68 92Q50 100 34 91', 34, 91, 205);
const crossing = (): string => arrow('M28 52Q50 36 68 50', 68, 50, 38) + arrow('M72 90Q50 104 32 92', 32, 92, 210);
const speed = (x: number, y: number): string => line(moved('M0 0L-12 6M3 9L-7 15M-5 -7L-16 -2', { x, y }), ARROW, 2.6);
/** An open hand from the left; mirrored from the right. */
const palm = (x: number, y: number, mirror: boolean): string =>
  cut(moved('M-26 -6L-10 -7L10 -3Q16 -1 15 3L-4 2L6 8Q12 10 10 14L-12 12L-26 10Z', { x, y, mirror }), '#e8b88a', 0.8) +
  cut(moved('M-30 -9L-20 -9L-20 13L-30 13Z', { x, y, mirror }), GREEN, 0.5);

export const COMICS: Record<string, () => string> = {
  // One jumps off the table.
  remove1: () => strip('M6 92L52 92', '#8a5f28', 5) + person(28, 76, 0.3, 'calm') + person(68, 58, 0.42, 'glad', false, 22) + speed(48, 66),
  remove2: () => strip('M6 94L38 94', '#8a5f28', 5) + person(46, 54, 0.36, 'glad', false, -14) + person(76, 72, 0.38, 'glad', false, 24) +
  speed(30, 60) + speed(56, 80),
  // From hand to hand.
  give1: () => palm(37, 84, false) + palm(66, 92, true) + person(40, 64, 0.3, 'sour') + arrow('M54 54Q70 48 76 66', 76, 66, 75),
  passdice: () => around() + person(20, 78, 0.26, 'calm') + person(52, 50, 0.26, 'calm') + person(80, 80, 0.26, 'calm') +
  person(50, 74, 0.2, 'sour', true),
  swapdice: () => crossing() + person(18, 74, 0.28, 'calm') + person(38, 78, 0.24, 'calm') + person(80, 74, 0.32, 'glad'),
  // A mask, and a card that is not his.
  steal: () =>
    fan(74, 66, 0.9) + card(52, 66, -12, 1) + person(28, 72, 0.44, 'calm') +
    cut('M8 66Q16 62 24 66Q32 62 42 66Q42 76 32 75Q26 74 24 71Q20 75 14 75Q8 74 8 66Z', '#c8342c', 0.4) +
    flat(round(16, 69, 2.6, 2), PAPER) + flat(round(33, 69, 2.6, 2), PAPER),
  draw3: () => person(50, 84, 0.34, 'glad') + card(24, 62, -22, 1.15) + card(50, 54, 0, 1.15) + card(76, 62, 22, 1.15),
  keep1: () => person(26, 74, 0.38, 'sour') + card(52, 62, 0, 1.15) + card(72, 82, 30, 0.9, '#c9c2b2') +
  card(86, 64, 62, 0.9, '#c9c2b2') + line('M70 60L74 66M82 80L88 88', ARROW, 2.4),
  keep2: () => person(24, 78, 0.34, 'sour') + card(44, 58, -8, 1.1) + card(60, 56, 8, 1.1) + card(74, 84, 40, 0.85, '#c9c2b2') +
  card(88, 72, 68, 0.85, '#c9c2b2') + line('M72 62L77 68M84 56L88 62', ARROW, 2.4),
  swaphands: () => crossing() + fan(24, 74, 0.9) + fan(76, 74, 0.9),
  passhands: () => around() + fan(20, 80, 0.7) + fan(51, 52, 0.7) + fan(80, 82, 0.7),
  // Asleep.
  skip: () => person(42, 76, 0.48, 'glad', false, -8, 'calm') + line('M66 60L76 60L66 70L76 70M78 46L90 46L78 58L90 58', GREEN, 3.2),
  replay: () => person(50, 76, 0.4, 'glad') + arrow('M78 88Q96 44 52 44Q28 44 20 62', 20, 62, 112),
  // Red cards.
  cool: () => person(44, 74, 0.46, 'glad', true) + drop(78, 62, 1) + drop(70, 86, 0.7) + drop(16, 60, 0.7),
  share: () => person(24, 82, 0.24, 'calm') + person(24, 62, 0.24, 'calm') + person(42, 82, 0.24, 'glad') +
  arrow('M42 56Q60 46 72 58', 72, 58, 50) + person(80, 82, 0.3, 'sour', true),
  switch: () =>
    person(18, 86, 0.22, 'sour') + person(34, 86, 0.22, 'calm') + person(18, 70, 0.22, 'calm') + person(34, 70, 0.22, 'sour', true) +
    person(26, 54, 0.22, 'calm') +
    person(80, 80, 0.3, 'glad') + arrow('M46 58Q60 50 72 58', 72, 58, 40) + arrow('M68 92Q58 98 50 92', 50, 92, 215),
  burn: () =>
    cut(
      'M50 38C58 54 82 60 80 82C78 98 66 104 50 104C34 104 22 98 20 82C19 70 30 64 34 54C38 60 40 64 44 64C42 54 44 46 50 38Z',
      '#ffb02e',
    ) +
    flat('M50 56C56 66 70 72 68 86C66 96 58 100 50 100C42 100 34 96 32 86C31 78 40 72 42 66Q46 70 47 72Q47 64 50 56Z', '#ff7b2e') +
    person(50, 82, 0.38, 'sour', true),
  // Milk puts it out.
  milk: () =>
    person(28, 76, 0.42, 'glad', true) + cut('M52 48L88 48L84 98L56 98Z', '#bcd8e6') + flat('M54.5 58L85.5 58L82 95L58 95Z', '#ffffff') +
    line('M60 64L62 88', '#e6eef2', 3) +
    strip('M76 50L84 36', '#e2564a', 3),
  reroll: () => person(50, 72, 0.46, 'calm', false, 28) +
  line('M16 66Q20 46 40 42M84 78Q80 98 60 102M84 62Q82 50 72 44M18 82Q22 94 32 100', ARROW, 3.4),
  // A pinch more.
  pinch: () =>
    cut('M30 38L48 38Q52 52 48 58L44 66L38 64L40 54L30 50Z', '#e8b88a', 0.8) +
    cut('M22 38L32 38L36 56L42 64L36 68L28 56Z', '#d9a06c', 0.6) +
    flat(round(40, 74, 1.8), INK) + flat(round(46, 80, 1.8), INK) + flat(round(36, 84, 1.8), INK) +
    signature({ x: 66, y: 76, size: 0.62 }, '#ffd479', 7),
  double: () => card(38, 68, -14, 1.8) + card(62, 70, 12, 1.8),
};
