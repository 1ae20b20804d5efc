/** The cards without spice and number: wilds, the Super-Joker, seasonings, World's End and the trophy. */
import { cut, flat, moved, placed, round, shadow, type Tones, uneven } from '../../../art/cut';
import { FIRE, FLAME, flame } from '../../../art/flame';
import { MARKS, type MarkName } from '../../../art/marks';
import { CREAM, GOLD, ground, INK, sheet, spark } from './scene';

/** A mark and its colour. */
export type Inked = readonly [MarkName, string];

/** A mark around a point. A lemon is yellow within its dark rind. */
export function sign([mark, ink]: Inked, x: number, y: number, size: number, raised = false): string {
  const even = 'fill-rule="evenodd"';
  const drawn = (raised ? shadow(MARKS[mark], 1 / size, even) : '') + (mark === 'lemon' ? flat(MARKS.lemon, '#ffd02e') : '');
  return placed(drawn + flat(MARKS[mark], ink, even), `translate(${x - 50 * size} ${y - 50 * size}) scale(${size})`);
}

/** Three marks in a triangle. */
export const triangle = (spices: readonly Inked[], x: number, y: number, far: number, size: number, raised = false): string =>
  ([[0, -1], [-1, 0.75], [1, 0.75]] as const)
    .map(([a, b], i) => (spices[i] ? sign(spices[i], x + a * far, y + b * far, size, raised) : ''))
    .join('');

const KRAFT: Tones = ['#6d4d35', '#573c29', '#3c281b'];

/** Where the scraps of a torn number lie, from the lowest to the highest. */
const SCRAPS = [[50, 19], [69, 22], [87, 18], [51, 42], [70, 47], [87, 42], [50, 71], [80, 74], [26, 107], [67, 108]] as const;
/** Torn into all its numbers, each scrap hotter and larger than the one before. */
export function numberWild(lowest: number, highest: number, seed: string): string {
  const tints = ['#f7ebd3', '#f6dcae', '#f5c884', '#f2a65a', '#ec8a43'];
  const scraps = SCRAPS.map(([x, y], i) => {
    const size = 0.62 + 0.075 * i + (i === 9 ? 0.3 : 0);
    const edge = uneven('M-13 -14L-3 -12L4 -15L13 -12L11 -2L14 6L12 14L2 12L-6 15L-13 12L-11 3Z', seed + i, 1.6);
    const number = i < 9 ? lowest + i : highest;
    const type = `font-size="${22 * size}" letter-spacing="-.06em" text-anchor="middle" fill="${INK}"`;
    const text = `<text x="${x}" y="${y + 8 * size}" ${type}>${number}</text>`;
    return cut(moved(edge, { x, y, size, turn: 12 * Math.sin(7 * i) }), tints[Math.floor(i / 2)] ?? CREAM, 1.2) + text;
  });
  return sheet(KRAFT, seed) + scraps.join('');
}

/** Every spice on a scrap of its own, in a triangle. */
export function spiceWild(spices: readonly Inked[], seed: string): string {
  const places = [[64, 44], [36, 100], [76, 102]] as const;
  const scraps = places.map(([x, y], i) => {
    const scrap = uneven(round(x, y, 24), seed + i, 1.6);
    return cut(scrap, '#f7ebd3', 1.4) + (spices[i] ? sign(spices[i], x, y, 0.33, true) : '');
  });
  return sheet(KRAFT, seed) + flat('M64 44L36 100L76 102ZM63 56L45 96L71 97Z', '#8a6845', 'fill-rule="evenodd"') + scraps.join('');
}

/** A jester of all spices with a golden cap. */
export function joker(spices: readonly Inked[], seed: string): string {
  const [first = CREAM, , third = CREAM] = spices.map(([, ink]) => ink);
  const rays = Array.from({ length: 9 }, (_, i) => moved('M-5 0L0 -96L5 0Z', { x: 58, y: 90, turn: -80 + 20 * i })).join('');
  const bell = (x: number, y: number, i: number): string => cut(uneven(round(x, y, 10.5), seed + i, 0.6), CREAM) +
    (spices[i] ? sign(spices[i], x, y, 0.15) : '');
  return (
    sheet(['#5a2547', '#451a36', ''], seed) + flat(rays, '#6d3156') +
    cut('M20 140C24 118 40 112 58 112C76 112 92 118 97 140Z', third) + cut('M38 114L48 126L58 116L68 126L78 114L70 108L46 108Z', CREAM) +
    cut('M58 66C50 40 34 36 20 60C24 70 30 78 36 86Z', first) + cut('M58 66C66 42 80 36 90 54C90 68 86 78 80 86Z', third) +
    cut('M38 84C40 56 46 42 60 24C72 42 78 58 79 84Z', GOLD[1]) + flat('M60 24C72 42 78 58 79 84L66 82C68 62 66 44 60 24Z', GOLD[2]) +
    bell(21, 78, 0) + bell(86, 76, 2) + bell(62, 26, 1) +
    cut(uneven('M37 80C36 100 44 118 58 118C72 118 80 100 79 80C70 76 46 76 37 80Z', seed, 0.6), '#fbe6c0') +
    flat('M79 80C80 100 72 118 58 118C68 110 72 96 71 79Z', '#e8c58c') +
    cut('M34 80C46 73 70 73 82 80L81 88C70 81 46 81 35 88Z', GOLD[1], 0.7) +
    flat('M43 94C45 90 51 90 53 94C50 93 46 93 43 94ZM63 94C65 90 71 90 73 94C70 93 66 93 63 94Z', INK) +
    flat('M45 101C52 105 64 105 71 101C70 112 64 115 58 115C52 115 46 112 45 101Z', INK) +
    flat('M47 103C54 106 62 106 69 103L68 106C62 109 54 109 48 106Z', CREAM) +
    flat(round(58, 98, 3.2), '#d9694a')
  );
}

/** By seasoning: the mark on its jar and the colour of the label. */
const SEASONING: Record<string, [MarkName, string]> = {
  we_love_chili: ['chilli', '#c8442a'],
  start_it_up: ['play', '#2f6f4f'],
  spice_raider: ['mask', '#3c3a6b'],
  change_your_luck: ['swap', '#8a4a86'],
  turn_it_up: ['turn', '#b5651a'],
  copy_cat: ['cards', '#1f5594'],
};
/** A jar that says what it does. */
export function seasoning(id: string, seed: string): string {
  const [mark, label] = SEASONING[id] ?? ['drop', '#5c4636'];
  return (
    sheet(['#8b5a3a', '#744829', ''], seed) + ground(['#5c3820', '#4a2c19', '#372012'], seed, 108) +
    cut(uneven('M26 44C20 50 18 54 18 62L18 116C18 124 22 128 30 128L70 128C78 128 82 124 82 116L82 62' +
      'C82 54 80 50 74 44Z', seed, 0.8), '#e9ddc6', 1.5) +
    flat('M82 62L82 116C82 124 78 128 70 128L62 128C70 122 72 114 72 104L72 60C72 52 70 48 66 44L74 44C80 50 82 54 82 62Z', '#bfae90') +
    cut(uneven('M24 58C40 54 60 54 76 58L76 118C60 122 40 122 24 118Z', seed, 0.8), label, 0.7) +
    cut(uneven('M24 24L76 24L78 46L22 46Z', seed, 0.8), GOLD[1]) + flat('M62 24L76 24L78 46L66 46Z', GOLD[2]) +
    sign([mark, CREAM], 50, 88, 0.42, true)
  );
}

/** The world, cracked and burning. */
export function worldsEnd(seed: string): string {
  return (
    sheet(['#2a2140', '#1d1730', ''], seed) +
    ([[18, 18, 3], [84, 20, 4], [88, 60, 2.4], [14, 70, 2.6], [50, 12, 2]] as const).map(([x, y, r]) => spark(x, y, r, GOLD[0])).join('') +
    flame({ x: 30, y: 96, size: 1.05, turn: -14 }, seed) + flame({ x: 72, y: 96, size: 1.05, turn: 14 }, `${seed}a`) +
    flame({ x: 51, y: 86, size: 1.1 }, `${seed}b`) +
    cut(uneven(round(50, 92, 37), seed, 0.8), '#2f6a8c', 1.6) +
    flat('M84 78C92 106 72 130 48 129C34 128 22 120 17 108C42 126 74 116 84 78Z', '#1d4863') +
    flat('M22 76C30 66 40 70 44 76C48 84 40 88 38 94C36 102 28 102 24 98C18 92 18 82 22 76Z' +
      'M58 64C66 62 76 68 80 76C76 82 68 80 64 76C60 74 56 68 58 64ZM60 96C68 92 78 96 80 102C76 114 66 118 60 112' +
        'C56 106 56 100 60 96Z', '#7fa84a') +
    cut('M50 54L56 68L46 78L58 92L47 104L54 129L45 129L39 104L50 92L38 78L48 68Z', FIRE[0], 0.4) +
    flat('M50 60L53 68L43 78L54 92L43 104L49 127L47 127L42 104L52 92L41 78L50 68Z', FIRE[2])
  );
}

/** A golden cup with a flame, standing on a square of 100. */
export const CUP =
  cut('M24 14C10 12 4 24 12 38C17 47 26 52 36 54L36 48C26 45 18 38 17 28C17 21 21 20 26 21Z' +
    'M76 14C90 12 96 24 88 38C83 47 74 52 64 54L64 48C74 45 82 38 83 28C83 21 79 20 74 21Z', GOLD[2]) +
  cut('M22 7L78 7C79 34 74 56 58 63L58 76C66 77 71 81 72 87L28 87C29 81 34 77 42 76L42 63C26 56 21 34 22 7Z', GOLD[1]) +
  flat('M78 7C79 34 74 56 58 63L58 76C66 77 71 81 72 87L56 87L50 64C62 54 66 34 65 7Z', GOLD[2]) +
  flat('M27 11L35 11C34 28 37 44 43 54C32 47 27 31 27 11Z', GOLD[0]) +
  cut('M22 86L78 86L82 97L18 97Z', '#5a2a16', 0.7) +
  flat(moved(FLAME, { x: 49, y: 54, size: 0.56 }), '#a8331c');

/** The trophy as a card. */
export const trophy = (seed: string): string =>
  sheet(['#a93524', '#8f2518', ''], seed) +
  flat(Array.from({ length: 12 }, (_, i) => moved('M-8 0L0 -90L8 0Z', { x: 50, y: 74, turn: 30 * i })).join(''), '#b5432f') +
  placed(CUP, 'translate(12 32) scale(.78)');
