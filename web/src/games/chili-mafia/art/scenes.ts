/** Hot and Action cards, the Raid and what is inside the envelopes of the Heists: small scenes between y = 8 and y = 98. */
import { cut, flat, moved, round, strip, type Tones } from '../../../art/cut';
import { line } from '../../../art/face-parts';
import { bang, coin, extra, GLOVE, GOLD, HATS, INK, sleeve, WHITE } from './body';

const RED: Tones = ['#f07a55', '#d8452c', '#8c2113'];
const GREEN: Tones = ['#7cc47a', '#4a9a52', '#1b5832'];
const YELLOW: Tones = ['#ffe694', '#eebd3d', '#a97c10'];
const ORANGE: Tones = ['#ffbe63', '#f08a1c', '#ab5603'];
const VIOLET: Tones = ['#cf6f9d', '#a5487a', '#5f1c3f'];
const COAT = '#2a2230';
const KRAFT = '#c9a878';

const brick = (colour: string): string =>
  line('M8 24L92 24M8 44L92 44M8 64L92 64M30 8L30 24M70 8L70 24M50 24L50 44M20 44L20 64M80 44L80 64M46 64L46 84', colour, 1.6);

const glove = (x: number, y: number, turn: number, size: number, colour = WHITE, long = 44): string =>
  sleeve(x, y, turn, size, COAT, long) + cut(moved(GLOVE, { x, y, turn, size }), colour);
const BAT = 'M-3 30L-2 6C-8 -4 -9 -26 0 -32C9 -26 8 -4 2 6L3 30Z';
const bat = (x: number, y: number, turn: number, size = 1): string =>
  cut(moved(BAT, { x, y, turn, size }), '#b9783c') + flat(moved('M-3.4 20L3.4 20L3.6 31L-3.6 31Z', { x, y, turn, size }), INK);
/** A playing card lying turned. */
const card = (x: number, y: number, turn: number, size: number, mark = ''): string =>
  cut(moved('M-10 -14L10 -14L10 14L-10 14Z', { x, y, turn, size }), WHITE, 0.7) +
  (mark && flat(moved(mark, { x, y, turn, size }), '#b1251f'));
const CHILI = 'M-4 -8C4 -10 7 -4 4 2C2 7 -3 9 -7 8C-2 4 -1 0 -4 -8Z';
const banknote = (x: number, y: number, turn: number): string =>
  cut(moved('M-14 -8L14 -8L14 8L-14 8Z', { x, y, turn }), '#7fae6b', 0.7) + flat(moved(round(0, 0, 4.5), { x, y, turn }), '#3f6b3a') +
  line(moved('M-11 -5L11 -5L11 5L-11 5Z', { x, y, turn }), '#3f6b3a', 1);
/** A beam of the siren. */
const ray = (turn: number): string =>
  flat(moved('M-5 -24L5 -24L13 -48L-13 -48Z', { x: 50, y: 68, turn }), turn % 60 ? '#3f6fb0' : '#b1251f', 'opacity=".75"');

export const SCENES = {
  // A hand lifts one out of a crowd.
  PI: () =>
    brick('#6d170c') + extra(22, 84, 0.85, GREEN, 'sour') + extra(80, 84, 0.85, YELLOW, 'sour') + extra(51, 68, 1.1, RED, 'sour', -8) +
    cut(moved('M-4 0L-5 -16C-5 -20 0 -20 0 -16L2 -4L6 -15C8 -19 12 -17 11 -13L7 2Z', { x: 54, y: 36, turn: 172 }), WHITE) +
    sleeve(56, 22, 184, 1, COAT, 15) +
    extra(34, 98, 0.8, ORANGE) + extra(68, 98, 0.8, VIOLET),
  // A blow in the alley.
  WH: () => brick('#6d170c') + extra(38, 74, 1.25, GREEN, 'sour', -14) + bang(52, 46, 22) + bat(68, 36, 40, 1.05),
  // Two at one blow.
  WE: () =>
    brick('#6d170c') + extra(26, 78, 1, YELLOW, 'sour', -26) + extra(76, 78, 1, VIOLET, 'sour', 26) + bang(32, 54, 17) +
    bang(70, 54, 17, '#ffd24a') +
    bat(38, 34, -38, 0.95) + bat(64, 34, 38, 0.95),
  // Changing hats and coats.
  TU: () =>
    extra(50, 70, 1.45, RED, 'calm') + flat('M50 37C62 37 70 46 67.5 62C66 78 60 94 50 103Z', '#4a9a52') +
    '<g transform="translate(50 70) scale(1.45)">' + flat(round(5.2, -6, 3.6, 4), WHITE) + flat(round(6, -5.6, 1.8, 2.3), INK) + '</g>' +
    line('M50 76Q54 79 57 74', INK, 3) +
    HATS.fedora(36, 37, 20, COAT, '#b1251f', -22) + HATS.bowler(74, 34, 17, '#3c4926', GOLD) +
    line('M38 18Q54 6 70 16M70 16L62 15M70 16L69 8', '#ffd479', 3.4),
  // Stop. It breaks the arrow.
  FU: () =>
    strip('M8 34L32 46', '#d8452c', 6) + strip('M70 68L92 80', '#d8452c', 6) + cut('M92 72L97 84L84 86Z', '#d8452c', 0.6) +
    line('M26 58L18 66M72 50L82 42', '#f7ebd3', 3) +
    glove(50, 74, 0, 1.7, WHITE, 15),
  // Easy money.
  EA: () =>
    banknote(26, 36, -22) + banknote(74, 34, 18) +
    cut('M36 42C44 46 56 46 64 42C84 58 84 96 66 98L34 98C16 96 16 58 36 42Z', '#b98a4c') +
    flat('M37 46C44 49 54 49 60 46C74 58 74 88 62 94L36 94C22 90 22 60 37 46Z', '#d2a666') +
    cut('M34 38Q50 28 66 38L62 46Q50 48 38 46Z', '#8a5f28', 0.7) + coin(50, 70, 13) + coin(22, 94, 7) + coin(80, 95, 6),
  // Upside down, until it falls out.
  SH: () =>
    extra(50, 56, 1.25, ORANGE, 'sour', 180) + glove(21, 30, 82, 0.8, WHITE, 20) + glove(79, 30, -82, 0.8, WHITE, 20) +
    card(36, 92, -20, 0.6, CHILI) + coin(52, 95, 6) + coin(66, 90, 5) + line('M30 66L26 78M72 66L76 78M50 84L50 88', '#f7ebd3', 2.4),
  // Calling for all of one kind.
  BO: () =>
    extra(28, 76, 1.15, YELLOW, 'glad') + cut('M40 70L72 50L78 88L42 78Z', '#d8452c') + cut('M70 48L77 46L84 92L77 91Z', '#8c2113', 0.6) +
    [[86, 30, 20], [66, 22, -12], [90, 56, 40]].map(([x, y, turn]) => extra(x!, y!, 0.5, GREEN, 'calm', turn)).join('') +
    line('M60 34L52 44M78 40L70 46', '#f7ebd3', 2.4),
  // A hat, a coat, and the bag.
  BA: () =>
    extra(40, 62, 1.3, VIOLET) + cut('M16 98C18 76 30 70 40 72C52 70 62 78 62 98Z', COAT) + cut('M34 73L40 84L46 73Z', WHITE, 0.3) +
    HATS.fedora(40, 37, 26, COAT, GOLD) + card(74, 56, 14, 0.72, CHILI) + card(82, 58, 28, 0.72, CHILI) +
    cut('M58 70L94 70L92 98L60 98Z', '#8a5f28') + flat('M60 72L88 72L87 92L62 92Z', '#a97a3a') +
    line('M70 70Q70 62 76 62Q82 62 82 70', '#5c3d16', 3.4) + coin(76, 83, 5),
  // Blue light, everybody under the table.
  RD: () =>
    [-60, -30, 0, 30, 60].map(ray).join('') +
    cut('M32 74C32 44 68 44 68 74Z', '#d8303a') + flat('M36 70C37 52 50 50 55 51C46 54 42 60 42 70Z', '#ff9a8a') +
    cut('M26 74L74 74L76 84L24 84Z', '#cfd3dc') +
    HATS.fedora(20, 96, 17, '#2a2230', '#b1251f') + HATS.bowler(50, 98, 15, '#2a211f', GOLD) + HATS.fedora(80, 96, 17, '#3c4926', GOLD),
  // Heists: what the letter says.
  BK: () => extra(30, 56, 0.85, GREEN) + extra(70, 56, 0.85, YELLOW) + extra(50, 50, 1.05, RED, 'glad'),
  BR: () => banknote(38, 34, -18) + banknote(60, 32, 12) + banknote(50, 44, -4) + glove(50, 72, 0, 0.9, '#e08a4a'),
  EP: () => extra(50, 52, 1.05, ORANGE) + glove(20, 62, -14, 0.85, '#f08a1c') + glove(80, 62, 14, 0.85, '#f08a1c'),
  KD: () =>
    cut('M50 36C56 26 68 28 74 38C82 44 86 44 90 44C82 64 66 68 50 68C34 68 18 64 10 44C14 44 18 44 26 38C32 28 44 26 50 36Z', '#b1121f') +
    flat('M18 46Q34 42 50 46Q66 42 82 46Q66 54 50 52Q34 54 18 46Z', '#5a0710') + flat('M28 58Q50 66 70 58Q50 62 28 58Z', '#e2596a'),
  LL: () =>
    cut(round(50, 46, 26), '#d8452c') +
    [0, 90, 180, 270].map((turn) => flat(moved('M-7 -26L7 -26L5 -11L-5 -11Z', { x: 50, y: 46, turn: turn + 45 }), WHITE)).join('') +
    cut(round(50, 46, 11), '#f7ebd3', 0.3),
  LD: () => coin(50, 46, 24) + flat(moved('M0 -13L4 -4L13 -4L6 2L8 11L0 6L-8 11L-6 2L-13 -4L-4 -4Z', { x: 49.5, y: 46 }), '#8a5a06') +
    line('M22 22L28 28M78 22L72 28M18 46L12 46M82 46L88 46', GOLD, 3),
  MD: () =>
    cut('M6 36L32 32L34 58L8 64Z', COAT) + cut('M94 36L68 32L66 58L92 64Z', '#3c4926') +
    cut('M30 34L52 36Q64 42 70 52Q66 60 58 58L44 60Q34 58 30 56Z', '#f08a1c') +
    cut('M70 34L56 34Q44 40 46 46Q52 48 58 44L70 54Z', '#4a9a52', 0.5) + card(34, 22, -16, 0.55, CHILI) + card(66, 22, 16, 0.55, CHILI),
  RC: () => card(56, 50, 8, 1.15, CHILI) + line('M76 66Q90 30 58 22Q36 18 24 40M24 40L22 27M24 40L37 37', '#b1251f', 5),
  RT: () => extra(32, 50, 1, GREEN, 'glad') +
    cut('M50 46L78 42Q84 43 83 48Q82 52 76 52L68 53Q72 58 66 60Q66 66 58 66L50 64Z', '#4a9a52') +
    cut('M44 42L52 43L52 68L44 68Z', COAT, 0.5),
  SN: () =>
    cut('M50 18C66 18 74 30 70 42C68 48 64 50 62 52L68 72L32 72L38 52C36 50 32 48 30 42C26 30 34 18 50 18Z', INK) +
    flat(round(50, 38, 15, 9), WHITE) + flat(round(50, 38, 7), '#4a9a52') +
    flat(round(50, 38, 3.4), INK),
} as const satisfies Record<string, () => string>;
export type SceneCode = keyof typeof SCENES;
export const isScene = (code: string): code is SceneCode => code in SCENES;

/** An open envelope, its letter drawn out: the letter shows a scene. */
export const envelope = (scene: string): string =>
  cut('M6 54L50 14L94 54L94 132L6 132Z', '#8f6b3c') + cut('M15 12L85 12L85 100L15 100Z', '#fbf3df', 0.8) +
  `<g transform="translate(7.5 8) scale(.85)">${scene}</g>` +
  cut('M6 54L50 92L94 54L94 134L6 134Z', KRAFT, 1) + line('M6 134L42 88M94 134L58 88', '#a58250', 1.4);
