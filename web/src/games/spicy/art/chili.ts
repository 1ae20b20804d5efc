/** Chili: a seedling, pods, burning pods, and the head of a dragon. */
import { cut, flat, moved, type Place, type Tones, uneven } from '../../../art/cut';
import { FIRE, flame } from '../../../art/flame';
import { CREAM, GOLD, GREEN, ground, inBands, INK, leaf, sheet, spark, stalk } from './scene';

const SOIL: Tones = ['#b97a4d', '#8e5534', '#6a3a24'];
const RIPE: readonly Tones[] = [
  ['#f7b45a', '#e5852a', '#b35a17'],
  ['#f2885a', '#dc5427', '#a33516'],
  ['#f06a50', '#cb2c1b', '#8c1710'],
];

/** A pod that hangs from its cap at the origin down to its tip. */
function pod(place: Place, [light, body, shade]: Tones, seed: string): string {
  const skin = uneven('M-9 0C-14 18 -11 38 -3 52C0 58 4 63 11 66C9 58 11 50 12 40C14 26 14 12 9 0C4 -4 -4 -4 -9 0Z', seed);
  const dark = 'M9 0C14 12 14 26 12 40C11 50 9 58 11 66C4 60 5 50 6 40C7 26 6 12 3 -1Z';
  const gleam = 'M-6 6C-9 18 -8 30 -4 40C-4 30 -5 18 -3 7Z';
  const cap = 'M-10 2C-10 -6 -5 -9 0 -9C6 -9 10 -6 10 2L6 0L4 5L0 1L-4 5L-6 0Z';
  const stem = 'M-2 -8C-3 -14 -1 -18 4 -22L8 -19C4 -16 3 -12 3 -8Z';
  const lay = (d: string): string => moved(d, place);
  return (
    cut(lay(skin), body) + flat(lay(dark), shade) + flat(lay(gleam), light) + cut(lay(stem), GREEN[2]) + cut(lay(cap), GREEN[1], 0.6)
  );
}

function seedling(step: number, seed: string): string {
  const top = 102 - 19 * step;
  const pairs = Array.from({ length: step }, (_, i) => {
    const [y, long] = [top + 18 * i + 2, 25 + 5 * i];
    return leaf({ x: 57, y, turn: -152 + 8 * i }, GREEN, long, 9) + leaf({ x: 57, y, turn: -24 - 8 * i }, GREEN, long, 9);
  });
  const petal = 'M0 0C-6 -5 -5 -12 0 -13C5 -12 6 -5 0 0Z';
  const petals = [0, 72, 144, 216, 288].map((turn) => cut(moved(petal, { x: 57, y: top - 5, turn }), CREAM, 0.5));
  const blossom = petals.join('') + flat(moved('M-3 0C-3 -4 3 -4 3 0C3 4 -3 4 -3 0Z', { x: 57, y: top - 5 }), GOLD[1]);
  const bud = cut(moved('M0 4C-5 0 -4 -8 0 -12C4 -8 5 0 0 4Z', { x: 57, y: top }), GREEN[0], 0.6);
  return (
    sheet(['#fbe3bb', '#f3cd96', ''], seed) +
    stalk(`M57 122C55 112 59 100 57 ${top}`, GREEN) +
    pairs.reverse().join('') +
    (step === 3 ? blossom : bud) +
    ground(SOIL, seed, 114)
  );
}

function pods(step: number, seed: string): string {
  const tones = RIPE[step - 1] as Tones;
  const hung: Place[][] = [
    [{ x: 60, y: 49, turn: 8, size: 1.16 }],
    [{ x: 42, y: 56, turn: 16, size: 1.02 }, { x: 70, y: 48, turn: -10, size: 1.02 }],
    [{ x: 33, y: 72, turn: 30, size: 0.84 }, { x: 80, y: 50, turn: -14, size: 0.92 }, { x: 57, y: 56, turn: 6, size: 1.06 }],
  ];
  const twig = 'M96 14C84 22 72 22 62 24C52 26 46 30 40 38';
  return (
    sheet(['#fde0a0', '#f8c66c', ''], seed) +
    stalk(twig, SOIL, 4) +
    leaf({ x: 76, y: 22, turn: -38 }, GREEN, 24, 7) +
    leaf({ x: 84, y: 20, turn: 58 }, GREEN, 26, 7) +
    (hung[step - 1] ?? []).map((place, i) => pod(place, tones, `${seed}${i}`)).join('') +
    ground(['#e9993f', '#d97f2c', '#b9611d'], seed, 126)
  );
}

function burning(step: number, seed: string): string {
  const size = [0.66, 0.95, 1.26][step - 1] ?? 1;
  const behind = [{ x: 36, y: 124, size: size * 0.9 }, { x: 80, y: 124, size }, { x: 58, y: 128, size: size * 1.25 }];
  const before = [{ x: 24, y: 134, size: 0.5 * size }, { x: 48, y: 138, size: 0.42 * size }, { x: 86, y: 138, size: 0.55 * size }];
  const hot: Tones = ['#ff8d66', '#e23a20', '#9c1a12'];
  const sparks = [[84, 20, 4], [70, 34, 2.6], [90, 44, 2.4], [44, 82, 2.4], [52, 16, 2.6]] as const;
  return (
    sheet(['#7a1a13', '#61110d', ''], seed) +
    behind.map((place, i) => flame(place, seed + i)).join('') +
    (step > 1 ? pod({ x: 38, y: 80, turn: 20, size: 0.72 }, hot, `${seed}a`) : '') +
    (step > 2 ? pod({ x: 80, y: 66, turn: -18, size: 0.72 }, hot, `${seed}b`) : '') +
    pod({ x: 60, y: 60, turn: 6, size: 0.98 }, hot, seed) +
    before.map((place, i) => flame(place, `${seed}-${i}`)).join('') +
    sparks.slice(0, step + 2).map(([x, y, r]) => spark(x, y, r, FIRE[2])).join('')
  );
}

/** Its mane is fire, and so is its breath. */
function dragon(seed: string): string {
  const skin: Tones = ['#f2603f', '#cf2d1b', '#8a140f'];
  const mane = [[92, 96, 1.25, 14], [78, 64, 1.05, 8], [90, 132, 1.2, 30], [58, 52, 0.72, -12]] as const;
  const breath = (size: number, tone: string): string => cut(moved('M0 0C-14 -10 -26 -8 -44 -18C-38 -10 -40 -6 -46 -2' +
    'C-40 0 -40 5 -47 12C-34 8 -26 16 -12 12C-8 10 -2 6 0 0Z', { x: 49, y: 89, size }), tone, 0.7);
  const neck = 'M50 140C46 122 60 114 60 98L84 60C99 80 99 116 98 140Z';
  const scales = 'M66 104C72 108 78 108 84 104L82 110C76 114 70 113 65 110ZM62 118C70 124 80 124 90 118L88 124C80 130 68 129 61 124Z';
  const jaw = 'M66 86C56 93 46 96 34 96L31 90L28 97C21 98 16 102 18 107C30 115 54 112 70 98Z';
  const head = 'M88 64C86 48 72 40 58 43C48 45 40 55 27 56C17 57 11 62 12 71C13 76 18 78 24 76L28 82L32 75L36 82L41 74L45 80L49 74' +
    'C56 75 60 82 66 88C78 88 87 80 88 64Z';
  const cheek = 'M88 64C87 80 78 88 66 88C62 84 60 79 56 76C66 78 78 76 88 64Z';
  const brow = 'M50 52C58 44 68 46 74 54C66 53 60 55 54 60Z';
  const horns = 'M70 46C76 36 78 26 74 14C86 22 90 36 82 50ZM84 56C92 50 96 44 98 32C103 46 100 58 90 66Z';
  return (
    sheet(['#4c130f', '#34100d', ''], seed) +
    mane.map(([x, y, size, turn], i) => flame({ x, y, size, turn }, seed + i)).join('') +
    cut(neck, skin[2]) + flat(scales, skin[1]) +
    cut(horns, GOLD[1]) + flat('M76 44C81 36 82 28 79 20C86 28 88 38 82 50Z', GOLD[2]) +
    cut(jaw, skin[1]) + flat('M20 106C32 111 54 108 70 98C54 113 30 115 18 107Z', skin[2]) +
    breath(1, FIRE[0]) + breath(0.76, FIRE[1]) + breath(0.5, FIRE[2]) +
    cut(head, skin[1]) + flat(cheek, skin[2]) +
    flat('M24 76L28 82L32 75ZM32 75L36 82L41 74ZM41 74L45 80L49 74Z', CREAM) +
    flat('M14 66C20 60 30 60 38 58C46 56 52 48 60 45C50 56 40 62 30 64C24 65 18 66 14 66Z', skin[0]) +
    flat('M17 68C18 64 23 64 25 67C22 68 20 70 17 68Z', INK) +
    flat('M55 62C58 54 66 53 71 58C67 64 60 65 55 62Z', FIRE[2]) + flat('M62 55C65 57 65 61 63 64C60 61 60 58 62 55Z', INK) +
    cut(brow, skin[2], 0.5)
  );
}

export const chili = inBands(seedling, pods, burning, dragon);
