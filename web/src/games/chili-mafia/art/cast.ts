/** The cast: every pepper its own body, face, posture and prop. The name band of the card covers what is below y = 98. */
import { cut, flat, moved, round, strip, type Tones } from '../../../art/cut';
import { line, WORN } from '../../../art/face-parts';
import { arm, bang, body, coin, face, GOLD, HATS, INK, puff, STEM, WHITE } from './body';

const SLIM = 'M38 42C36 28 44 22 52 22C61 22 68 28 67 42C66 60 68 84 72 112L34 112C39 86 40 62 38 42Z';
const BROAD = 'M20 50C18 32 30 26 42 30Q51 33 60 30C74 26 86 33 83 50C81 68 74 88 76 112L27 112C29 88 22 70 20 50Z';
const LANTERN =
  'M27 50C24 32 38 25 52 26C66 25 80 32 77 50C75 64 64 68 66 80C68 92 70 100 72 112L32 112C34 100 37 92 38 80C40 68 29 64 27 50Z';
const BULLET = 'M30 52C28 32 38 24 52 24C66 24 76 32 74 52C73 74 72 90 74 112L30 112C33 90 32 74 30 52Z';
const KNOTTY =
  'M26 46C24 36 32 26 42 29C48 24 58 24 63 29C74 26 82 36 78 47C84 56 78 66 72 70' +
  'C74 86 72 98 76 112L28 112C32 98 28 86 31 70C24 66 20 56 26 46Z';

const TONES = {
  SC: ['#f6a6cf', '#d9689f', '#93386a'],
  JN: ['#f07a55', '#cf3d24', '#8c2113'],
  PO: ['#6d9f66', '#3a6b3d', '#1f4226'],
  HU: ['#ffe694', '#eebd3d', '#8a6206'],
  PD: ['#a9cf5f', '#6c9a2c', '#3f6417'],
  JA: ['#7cc47a', '#37894c', '#1b5832'],
  CH: ['#a8714a', '#74442a', '#452415'],
  TA: ['#ff9a5c', '#e2601f', '#97380b'],
  HA: ['#ffbe63', '#f08a1c', '#ab5603'],
  MJ: ['#ffe07a', '#e8ac20', '#86600a'],
  GH: ['#ffffff', '#d7dae6', '#646a88'],
  MS: ['#e2594c', '#b1251f', '#6c1012'],
  NV: ['#cf6f9d', '#9c3a6b', '#5f1c3f'],
  CR: ['#b8404a', '#7c1825', '#440a13'],
  PX: ['#5b5f2a', '#2c2f14', '#15170a'],
} as const satisfies Record<string, Tones>;
export type PepperCode = keyof typeof TONES;

/** The stalk and leaves on a bare head. */
const stalk = (x: number, y: number, bend = 5): string =>
  strip(`M${x} ${y}Q${x} ${y - 8} ${x + bend} ${y - 11}`, STEM, 5) +
  cut(moved('M-16 6Q-11 -5 0 -5Q11 -5 16 6Q8 3 6 9Q0 3 -6 9Q-8 3 -16 6Z', { x, y }), STEM, 0.6);

/** A violin held at the chin, and its bow. */
const VIOLIN =
  cut(moved('M0 -14C8 -14 10 -6 6 -1C10 4 9 14 0 14C-9 14 -10 4 -6 -1C-10 -6 -8 -14 0 -14Z', { x: 70, y: 72, turn: 58 }), '#8c4a1c') +
  cut(moved('M-2 -12L-2 -34L2 -34L2 -12Z', { x: 70, y: 72, turn: 58 }), '#3a1d0d', 0.6) + strip('M50 94L92 50', '#e9d9b2', 1.6);
/** A rose between the teeth. */
const ROSE = strip('M40 67L68 63', '#3f6417', 2.2) + cut(round(72, 62, 6.5), '#a5121f', 0.8) + flat(round(71, 61, 4), '#d8303a') +
  flat(round(70.5, 60.5, 1.8), '#f07a7a');
const SCYTHE = strip('M86 104L78 30', '#5a4630', 4) + cut('M80 32C70 16 48 10 34 18C48 18 62 22 76 38Z', '#cfd3dc') +
  flat('M78 33C68 20 52 15 40 17.5C52 18 64 24 76 36Z', '#f4f6fa') + cut('M84 86L92 104L82 108L78 90Z', WHITE, 0.6);
const RIFLE = strip('M14 92L84 48', '#33262a', 5) + strip('M74 54L95 41', '#4a4f5c', 3) +
  cut(moved('M-11 -3L11 -3L11 3L-11 3Z', { x: 55, y: 60, turn: -32 }), '#4a4f5c', 0.6);
const TAIL = strip('M70 96C92 88 94 60 84 46C79 38 72 36 70 29', '#8c1a18', 8) + strip('M84 46C79 38 72 36 70 29', '#b1251f', 5) +
  cut('M64 33C62 23 68 13 78 11C74 17 78 23 78 29C76 35 68 37 64 33Z', '#3a0a0c');

const look = (code: PepperCode): string => TONES[code][1];

/** By pepper: the drawing from back to front. */
const CAST: Record<PepperCode, () => string> = {
  // Sweet as sugar, and goes with everybody: bow, blush, lollipop.
  SC: () =>
    strip('M79 98L79 62', WHITE, 3) +
    body('M50 42C58 32 78 36 76 56C74 74 62 84 58 112L40 112C38 84 26 74 24 56C22 36 42 32 50 42Z', TONES.SC, [33, 56]) +
    arm('M66 84Q76 86', 79, 82, TONES.SC, 4.5) + cut(round(80, 52, 11), '#f3f0e6') +
    line('M80 52m0 -8a8 8 0 1 1 -8 8a5 5 0 0 1 10 0a2.5 2.5 0 0 1 -5 0', '#d8303a', 2.6) +
    cut('M50 36L30 22C24 28 25 42 31 46ZM50 36L70 22C76 28 75 42 69 46Z', '#8a2f9c') + cut(round(50, 36, 5), '#6a1f7c', 0.5) +
    face({ at: [50, 58, 9.5, 6], eyes: 'lashes', skin: look('SC'), mouth: [13, 6] }) + WORN.cheeks({ x: 50, y: 59, gap: 11, size: 7 }),
  // The cocky errand boy: cap askew, toothpick, hands in his pockets.
  JN: () =>
    body(SLIM, TONES.JN, [43, 54]) +
    strip('M42 80Q26 86 36 98', TONES.JN[2], 7) + strip('M66 80Q82 86 70 98', TONES.JN[2], 7) +
    cut('M36 92L70 92L72 112L34 112Z', '#2f4a6b', 0.6) + strip('M45 92L47 76', '#1f3047', 3) + strip('M61 92L60 76', '#1f3047', 3) +
    face({ at: [53, 50, 8, 5.6], eyes: 'sly', skin: look('JN'), mouth: [14, 7] }) + strip('M58 64L74 60', '#f2dca8', 1.8) +
    HATS.cap(51, 34, 23, '#5a6b3a', '#3c4926', -12),
  // The doorman: as broad as the door, arms crossed.
  PO: () =>
    body(BROAD, TONES.PO, [27, 52]) +
    face({ at: [51, 50, 11, 6], eyes: 'lidded', skin: look('PO'), mouth: [15, 6] }) + WORN.brows({ x: 51, y: 50, gap: 11, size: 6 }) +
    HATS.bowler(51, 33, 25, '#2a211f', '#8a2a1c') +
    strip('M24 78Q34 92 62 86', TONES.PO[2], 10) + strip('M80 78Q70 96 38 90', TONES.PO[2], 10) +
    strip('M24 76Q34 90 62 84', '#4f8250', 7) + cut(round(63, 84, 5.5), '#6d9f66', 0.6) + cut(round(37, 90, 5.5), '#6d9f66', 0.6),
  // The melancholic violinist.
  HU: () =>
    body(SLIM, TONES.HU, [43, 60]) +
    face({ at: [50, 50, 8, 5.6], eyes: 'lidded', skin: look('HU'), mouth: null }) +
    line('M41 41L47 38M60 41L54 38', INK, 2.4) +
    cut('M50 60C44 57 36 60 33 70C40 68 46 68 50 64C54 68 60 68 66 70C64 60 56 57 50 60Z', '#3a1d0d', 0.5) +
    VIOLIN + arm('M42 84Q52 100', 50, 94, TONES.HU) + arm('M66 62Q88 40', 88, 60, TONES.HU, 4.5) +
    cut('M24 33C24 18 58 12 76 24C84 32 66 36 50 35C36 35 25 38 24 33Z', '#23455c', 0.8) + strip('M52 17L54 11', '#23455c', 3),
  // The smiling dancer: half of him may be hot.
  PD: () =>
    body(BULLET, TONES.PD, [36, 56]) + flat('M53 26C65 26 73 34 71.5 51C70.5 72 69 88 71 106L53 106Q49 66 53 26Z', '#c8402c') +
    line('M36 76Q40 82 37 90M66 76Q62 82 66 90', 'rgba(20,10,6,.3)', 2) +
    arm('M36 78Q14 72', 16, 46, TONES.PD) + arm('M70 78Q92 72', 89, 46, TONES.MS) +
    face({ at: [52, 50, 9, 5.8], eyes: 'sly', skin: 'none', mouth: null }) + line('M43 62Q52 72 62 62', INK, 2.6) + ROSE +
    HATS.fedora(52, 33, 26, '#2a1a16', '#b1251f', 4),
  // The showman: sombrero, moustache, megaphone.
  JA: () =>
    body(BULLET, TONES.JA, [36, 58]) +
    face({ at: [50, 52, 9, 6], eyes: 'wide', skin: look('JA'), mood: 'calm', mouth: null }) +
    flat(moved('M-10 -2Q0 2 10 -2Q8 13 0 13Q-8 13 -10 -2Z', { x: 50, y: 72 }), INK) +
    flat(moved(round(0, 8, 5, 3), { x: 50, y: 72 }), '#d8574a') +
    WORN.moustache({ x: 50, y: 56, gap: 0, size: 6 }) +
    cut('M62 76L92 60L94 92L64 84Z', '#f0b93c') + cut('M90 58L96 56L98 94L92 93Z', '#b1251f', 0.6) + arm('M70 96Q84 98', 76, 86, TONES.JA) +
    HATS.sombrero(51, 39, 34, '#c98f2c', '#b1251f', -3),
  // The smoked old boxer: plaster, gloves, a cigar of smoke.
  CH: () =>
    puff(84, 38, 6, '#b9aea2') + puff(80, 22, 5, '#d3c9bd') +
    body('M30 46C28 32 38 24 50 25C64 24 74 32 73 48C74 62 70 74 73 112L28 112C32 74 29 62 30 46Z', TONES.CH, [36, 50]) +
    line('M38 80Q42 86 38 92M66 78Q62 86 66 92M40 33Q50 29 62 33', 'rgba(10,4,2,.45)', 2) + stalk(51, 27) +
    face({ at: [51, 50, 9.5, 6], eyes: 'lidded', skin: look('CH'), mouth: [15, 7], pale: true }) +
    cut(moved('M-9 -3L9 -3L9 3L-9 3Z', { x: 62, y: 40, turn: 24 }), '#f2dca8', 0.5) +
    flat(moved('M-3 -3L3 -3L3 3L-3 3Z', { x: 62, y: 40, turn: 24 }), '#dcbf85') +
    strip('M56 66L77 61', '#4a2a14', 5) + flat(round(78, 61, 3), '#ff7b2e') +
    cut('M16 84C14 72 26 66 34 72C42 70 44 84 38 90L20 94Z', '#b1251f') +
    cut('M86 86C90 74 78 68 70 74C62 72 62 86 68 92L84 96Z', '#c8342c'),
  // The nervous bomber: sweat, bandana, a bottle with a fuse.
  TA: () =>
    body(SLIM, TONES.TA, [43, 58]) +
    cut('M35 38C36 24 68 22 70 38Q52 32 35 38Z', '#23455c', 0.7) + cut('M68 34L86 26L82 36L90 44L70 40Z', '#1a3446', 0.6) +
    face({ at: [52, 49, 9, 6.6], eyes: 'wide', skin: look('TA'), mouth: null }) +
    line('M43 67Q46 63 49 67Q52 71 55 67Q58 63 62 67', INK, 2.4) +
    cut('M30 44C34 50 34 54 30 55C26 54 26 50 30 44ZM77 50C81 56 81 60 77 61C73 60 73 56 77 50Z', '#8fd0ea', 0.3) +
    strip('M24 46Q18 40 22 34', '#e9d9b2', 2.2) + bang(22, 30, 8, '#ffd24a') +
    cut('M18 98L18 72Q18 66 21 62L21 48L29 48L29 62Q32 66 32 72L32 98Z', '#8c1f16') + cut('M17 74L33 74L33 90L17 90Z', WHITE, 0.3) +
    flat('M25 77L30 82L25 87L20 82Z', '#4a7a2e') +
    arm('M40 92Q34 96', 33, 82, TONES.TA, 4.5) + arm('M66 84Q82 84', 78, 70, TONES.TA, 4.5),
  // The elegant son of the boss: fedora, bow tie, carnation.
  HA: () =>
    body(LANTERN, TONES.HA, [33, 52]) +
    cut('M26 112C26 90 36 84 42 82L52 94L62 82C70 84 80 90 80 112Z', '#2a2230') + cut('M42 82L52 96L62 82L60 112L44 112Z', WHITE, 0.3) +
    cut('M52 87L42 82L42 93ZM52 87L62 82L62 93Z', '#8c1a2c', 0.5) + cut(round(71, 93, 4.5), '#d8303a', 0.5) +
    face({ at: [52, 54, 10, 6], eyes: 'sly', skin: look('HA'), mouth: [14, 6] }) + line('M44 66Q48 63 52 65Q56 63 60 66', INK, 2) +
    HATS.fedora(50, 38, 29, '#e9dcc0', '#2a2230', -8),
  // The fortune teller: scarf with coins, crystal ball.
  MJ: () =>
    body(LANTERN, TONES.MJ, [32, 56]) +
    cut('M27 46C26 26 78 26 77 46Q64 36 52 36Q40 36 27 46Z', '#6a2f8c') + cut('M75 40L92 44L90 60L80 56Z', '#55246f', 0.7) +
    [30, 38, 46, 54, 62, 70].map((x, i) => coin(x + 2, 44 - [2, 6, 8, 8, 6, 2][i]!, 3)).join('') +
    face({ at: [52, 55, 9.5, 5.8], eyes: 'lashes', skin: look('MJ'), mouth: [12, 5] }) + cut(round(70, 66, 2.6), GOLD, 0.4) +
    cut(round(34, 66, 2.6), GOLD, 0.4) +
    cut(round(52, 90, 15), '#5f8fb0') + flat(round(50.5, 88, 12.5), '#a8dcee') + flat(round(46, 83, 4, 5), '#f2fdff') +
    line('M48 94Q54 88 58 93', '#fff6e2', 2) +
    arm('M24 94Q22 80', 34, 84, TONES.MJ) + arm('M82 94Q82 80', 70, 84, TONES.MJ),
  // The pale sniper: one eye shut, one in the scope.
  GH: () =>
    cut('M22 112C14 62 24 20 52 16C80 20 90 62 82 112Z', '#3a3f52') +
    body('M32 56C30 36 40 28 52 28C64 28 74 36 72 56C71 74 68 92 66 112L38 112C36 92 33 74 32 56Z', TONES.GH, [38, 66]) +
    line('M37 52Q42 56 47 52', INK, 2.6) + cut(round(62, 51, 9), INK, 0.6) + flat(round(62, 51, 6.5), '#b8e0c8') +
    line('M62 43L62 59M54 51L70 51', '#b1251f', 1.6) + line('M45 70L57 69', INK, 2.4) +
    cut('M32 40C36 28 68 28 72 40L78 26C70 16 34 16 26 26Z', '#2c3042', 0.6) + RIFLE + arm('M34 96Q34 88', 44, 74, TONES.GH, 4.5) +
    arm('M70 92Q74 80', 68, 62, TONES.GH, 4.5),
  // The scorpion: tail over the shoulder.
  MS: () =>
    TAIL + body(KNOTTY, TONES.MS, [33, 48]) + stalk(48, 29, -5) +
    line('M34 66Q38 72 35 78M66 68Q62 74 66 80', 'rgba(20,4,4,.4)', 2) +
    face({ at: [50, 50, 10.5, 6.2], eyes: 'sly', mood: 'sour', skin: look('MS'), mouth: null }) +
    line('M40 70L46 66L50 70L54 66L60 70', WHITE, 2.6) +
    cut('M12 74C6 62 14 54 22 56C18 60 20 64 24 64C28 62 28 58 32 58C36 68 30 78 22 80L30 96L20 98Z', TONES.MS[1]),
  // The lord in silk and rings, with the hood of a snake.
  NV: () =>
    cut('M52 24C84 22 94 52 88 74C84 88 76 96 72 112L32 112C28 96 20 88 16 74C10 52 20 22 52 24Z', '#4a1633') +
    line('M22 62Q24 80 34 96M82 62Q80 80 70 96', '#8a3a66', 3) +
    body('M34 54C32 36 40 28 52 28C64 28 72 36 70 54C69 74 64 88 64 112L40 112C40 88 35 74 34 54Z', TONES.NV, [39, 58]) +
    cut('M32 44C28 24 44 14 52 14C60 14 76 24 72 44C62 36 42 36 32 44Z', '#2f8a7c') +
    line('M36 38Q46 24 62 20M42 40Q56 30 70 32', '#1c6156', 2) + cut('M52 20L58 28L52 36L46 28Z', GOLD, 0.6) +
    face({ at: [52, 52, 8.5, 5.6], eyes: 'sly', skin: look('NV'), mouth: [12, 6] }) + line('M54 65L56 74L52 79M56 74L60 78', '#e0303a', 2) +
    line('M38 84Q52 92 66 84', GOLD, 3.4) + line('M37 91Q52 99 67 91', GOLD, 3.4) + cut('M52 88L57 94L52 101L47 94Z', '#2fb59a', 0.5),
  // The reaper: a hood, a scythe that is a pen.
  CR: () =>
    cut('M18 112C12 66 26 22 52 12C74 22 86 66 84 112Z', '#211a20') +
    flat('M24 112C20 70 30 30 52 18C60 24 66 34 68 46Q50 34 36 60Q32 84 36 112Z', '#3a2f38') +
    body('M34 60C33 44 42 36 52 36C62 36 71 44 70 60C69 76 60 86 52 94C44 86 35 76 34 60Z', TONES.CR, [39, 58]) +
    face({ at: [52, 58, 8, 5.6], eyes: 'sly', mood: 'sour', skin: look('CR'), mouth: null }) +
    line('M44 74L60 74M47 71.5L47 76.5M52 71.5L52 76.5M57 71.5L57 76.5', WHITE, 1.8) +
    SCYTHE + arm('M74 98Q86 90', 84, 78, TONES.CR, 5),
  // The one nobody saw: eyes in the dark.
  PX: () =>
    flat('M5 8L95 8L95 100L5 100Z', '#12120c') + flat('M30 100C28 70 30 46 40 40L40 18L64 18L64 40C74 46 76 70 74 100Z', '#23241a') +
    flat('M26 40L78 40L76 45L28 45Z', '#2e2f22') +
    cut('M5 8L30 8L14 100L5 100Z', '#1b1b13', 0.4) +
    face({ at: [52, 60, 11, 7], eyes: 'sly', skin: '#23241a', mouth: null }) + line('M44 82Q53 86 62 80', '#4c4d38', 2),
};

/** The tones of a pepper, for the wall behind it and the band beneath. */
export const tonesOf = (code: PepperCode): Tones => TONES[code];
export const castDrawing = (code: PepperCode): string => CAST[code]();
export const isCast = (code: string): code is PepperCode => code in CAST;
