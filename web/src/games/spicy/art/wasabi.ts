/** Wasabi: leaves, root and grater, a green wave, and a mask. */
import { cut, flat, moved, type Place, round, type Tones, uneven } from '../../../art/cut';
import { CREAM, GOLD, ground, inBands, INK, sheet, spark, stalk } from './scene';

const LEAF: Tones = ['#a9cf6a', '#5b9a3c', '#346b2c'];
const ROOT: Tones = ['#d3dd8e', '#9fb455', '#6b8238'];
const PASTE: Tones = ['#d3ea9a', '#a3cf62', '#74a341'];
const SHARKSKIN: Tones = ['#e9d9b0', '#cdb582', '#967b4a'];

/** A heart-shaped leaf with its stalk at the origin and its tip above. */
function heart(place: Place, seed: string, [light, body, shade]: Tones = LEAF): string {
  const lay = (d: string): string => moved(d, place);
  const edge = uneven('M0 0C-4 7 -19 9 -25 -7C-29 -24 -13 -37 0 -48C13 -37 29 -24 25 -7C19 9 4 7 0 0Z', seed, 0.9);
  const veins = 'M0 -1L-1 -40L1 -40ZM0 -4L-18 -9L-18 -11ZM0 -4L18 -11L18 -9ZM0 -14L-15 -25L-14 -27ZM0 -14L14 -27L15 -25Z';
  return cut(lay(edge), body) + flat(lay('M0 0C4 7 19 9 25 -7C29 -24 13 -37 0 -48Z'), shade) + flat(lay(veins), light);
}

function leaves(step: number, seed: string): string {
  const grown: (Place & { size: number })[] = [
    { x: 60, y: [72, 74, 62][step - 1] ?? 0, size: [1.2, 0.98, 0.86][step - 1] ?? 1, turn: 8 },
    { x: 36, y: 100, size: 0.74, turn: -34 },
    { x: 78, y: 98, size: 0.72, turn: 36 },
  ].slice(0, step);
  const stalks = grown.map(({ x, y }) => stalk(`M56 124C56 114 ${(x + 56) / 2} ${y + 16} ${x} ${y}`, LEAF, 3.2));
  return (
    sheet(['#f0f3cf', '#dbe6ae', ''], seed) +
    stalks.join('') +
    grown.reverse().map((place, i) => heart(place, seed + i)).join('') +
    ground(['#a9b884', '#8a9c68', '#6d8050'], seed, 118)
  );
}

/** The heap of paste grows with every step, and the root becomes shorter. */
function grated(step: number, seed: string): string {
  const board = (d: string): string => moved(d, { x: 42, y: 92, turn: -30, size: 0.98 });
  const root = (d: string): string => moved(d, { x: 66 - step, y: 66 + 2 * step, turn: 34, size: 1.12 - 0.05 * step });
  const tooth = (column: number, row: number): string => board(round(-15 + column * 7.4 + (row % 2) * 2, -27 + row * 10, 1.5));
  const teeth = Array.from({ length: 24 }, (_, i) => tooth(i % 5, Math.floor(i / 5)));
  const knobs = 'M-12 -10C-6 -6 6 -6 12 -10L11 -7C6 -3 -6 -3 -11 -7ZM-12 10C-6 13 6 13 12 10L11 13C6 17 -6 17 -11 13Z' +
    'M-10 -22C-4 -19 4 -19 10 -22L10 -20C4 -16 -4 -16 -10 -20Z';
  const heap = 10 + 6 * step;
  return (
    sheet(['#cbe09a', '#b0cf7c', ''], seed) +
    ground(['#7fa45c', '#678c49', '#4f7338'], seed, 116) +
    cut(board(uneven('M-20 -36L20 -36C25 -36 27 -31 26 -26L22 22C22 27 18 29 13 29L5 29L5 50L-5 50L-5 29L-13 29C-18 29 -22 27 -22 22' +
      'L-26 -26C-27 -31 -25 -36 -20 -36Z', seed)), SHARKSKIN[1], 1.3) +
    flat(board('M-18 -32L18 -32C21 -32 23 -29 22 -26L19 18C19 22 17 24 13 24L-13 24C-17 24 -19 22 -19 18L-22 -26' +
      'C-23 -29 -21 -32 -18 -32Z'), SHARKSKIN[0]) +
    flat(teeth.join(''), SHARKSKIN[2]) +
    heart(moveTo(root, [-3, -33], -16), seed) + heart(moveTo(root, [3, -33], 62), `${seed}b`) +
    cut(root(uneven('M-10 -32C-14 -24 -10 -19 -12 -11C-15 -3 -10 1 -12 9C-13 17 -10 24 -6 30L7 30C10 24 13 17 12 9C10 1 15 -3 12 -11' +
      'C10 -19 14 -24 10 -32Z', seed, 0.8)), ROOT[1], 1.4) +
    flat(root('M10 -32C14 -24 10 -19 12 -11C15 -3 10 1 12 9C13 17 10 24 7 30L0 30C5 18 4 -18 3 -32Z'), ROOT[2]) +
    flat(root(knobs), ROOT[2]) +
    flat(root('M-8 -28C-10 -20 -7 -16 -9 -8L-6 -8C-5 -16 -7 -20 -5 -28Z'), ROOT[0]) +
    cut(uneven(`M${40 - heap * 1.5} 134C${40 - heap * 1.3} ${132 - heap * 0.5} ${40 - heap * 0.5} ${132 - heap} 40 ${131 - heap}` +
      `C${40 + heap * 0.6} ${131 - heap} ${40 + heap * 1.2} ${131 - heap * 0.5} ${40 + heap * 1.5} 134Z`, seed, 1.6), PASTE[1]) +
    flat(uneven(`M${40 - heap} 132C${40 - heap * 0.8} ${131 - heap * 0.4} ${40 - heap * 0.3} ${130 - heap * 0.7} 42 ${133 - heap}` +
      `C${40 - heap * 0.1} ${131 - heap * 0.4} ${40 - heap * 0.4} 128 ${40 - heap} 132Z`, seed, 1), PASTE[0])
  );
}

/** A leaf at a point of a piece that was moved. */
function moveTo(lay: (d: string) => string, [x, y]: readonly [number, number], turn: number): Place {
  const [, across = '0', down = '0'] = /M(\S+) (\S+)/.exec(lay(`M${x} ${y}L${x} ${y}`)) ?? [];
  return { x: Number(across), y: Number(down.replace(/L.*/, '')), turn, size: 0.46 };
}

function wave(step: number, seed: string): string {
  const size = [0.72, 0.87, 1][step - 1] ?? 1;
  const lay = (d: string, by = size): string => moved(d, { x: 108 - 104 * by, y: 138 - 138 * by });
  const big = 'M104 142L104 52C98 34 80 22 60 28C44 33 34 47 37 62C41 55 48 53 54 57C48 60 46 66 50 71C59 62 71 68 70 82' +
    'C68 102 36 114 -6 118L-6 142Z';
  const hollow = 'M50 71C59 62 71 68 70 82C68 102 36 114 -6 118L-6 128C44 124 82 106 82 80C82 62 64 56 50 71Z';
  const stripes = 'M98 62C94 46 80 36 64 38C78 38 90 48 94 66C96 84 88 104 66 116C92 104 102 84 98 62Z' +
    'M90 78C90 60 78 48 64 48C76 52 84 62 84 78C84 94 72 106 52 114C76 108 90 94 90 78Z';
  const foam = 'M60 28C44 33 34 47 37 62C33 60 31 56 32 52C28 54 26 50 28 46C24 44 25 39 30 39C28 34 33 30 38 32C38 26 45 22 50 26' +
    'C54 20 64 20 68 26C74 24 80 26 84 31C76 27 68 26 60 28Z';
  const drops = [[30, 72], [24, 62], [40, 76], [20, 82], [34, 84]] as const;
  return (
    sheet(['#cfe3a4', '#b5d488', ''], seed) +
    cut(uneven('M-4 96C14 84 34 98 50 90C66 82 84 92 104 84L104 142L-4 142Z', seed, 1.2), '#7fb26a') +
    cut(lay(big), '#3f8a4e', 1.6) + flat(lay(hollow), '#235f3a') + flat(lay(stripes), '#6db06a') +
    cut(lay(uneven(foam, seed, 0.8)), CREAM, 0.8) +
    drops.slice(0, step + 2).map(([x, y]) => cut(lay(round(x, y, 2.4)), CREAM, 0.5)).join('') +
    cut(uneven('M-4 116C8 108 20 120 34 114C48 108 60 122 76 115C88 110 96 116 104 112L104 142L-4 142Z', seed, 1.2), '#2f7446') +
    flat(uneven('M-4 118C8 110 20 122 34 116C48 110 60 124 76 117C60 127 48 114 34 120C20 126 8 114 -4 122Z', seed, 0.6), '#8cc47e') +
    cut(uneven('M-4 130C14 122 30 132 48 127C66 122 84 132 104 126L104 142L-4 142Z', `${seed}.`, 1.2), '#1d5433')
  );
}

/** It frightens everybody but its wearer. */
function mask(seed: string): string {
  const skin: Tones = ['#8fcb6a', '#4f9a48', '#2b6436'];
  const lay = (d: string, mirror = false): string => moved(d, { x: 57, y: 90, size: 0.98, mirror });
  const both = (d: string, fill: string, high = 0): string => {
    const halves = [lay(d, true), lay(d)];
    return halves.map((half) => (high ? cut(half, fill, high) : flat(half, fill))).join('');
  };
  const face = 'M0 -36C20 -38 34 -28 33 -8C34 12 27 25 16 36C9 42 4 44 0 44C-4 44 -9 42 -16 36C-27 25 -34 12 -33 -8' +
    'C-34 -28 -20 -38 0 -36Z';
  const hair = [[-20, -58], [-10, -30], [0, 0], [10, 30], [20, 58]] as const;
  const lock = ([x, turn]: readonly [number, number], i: number): string =>
    heart({ x: 57 + x, y: 62 + Math.abs(x) * 0.35, turn, size: x ? 0.74 : 0.86 }, seed + i, ['#b7da74', '#6fae45', '#3f7c33']);
  const stars = [[88, 16, 3.4], [52, 14, 2.4], [14, 120, 3], [12, 84, 2]] as const;
  return (
    sheet(['#15463a', '#0d3029', ''], seed) +
    stars.map(([x, y, r]) => spark(x, y, r, PASTE[0])).join('') +
    hair.map(lock).join('') +
    both('M16 -32C26 -34 36 -42 37 -56C45 -44 42 -28 30 -20Z', GOLD[1], 1) +
    cut(lay(uneven(face, seed, 0.6)), skin[1], 1.4) +
    flat(lay('M33 -8C34 12 27 25 16 36C9 42 4 44 0 44C14 34 24 16 24 -6C24 -20 18 -32 8 -36C24 -37 34 -26 33 -8Z'), skin[2]) +
    flat(lay('M-27 -8C-28 -20 -20 -30 -6 -31C-16 -27 -22 -20 -22 -8Z'), skin[0]) +
    both('M3 -9C8 -20 20 -27 31 -23C31 -16 18 -14 7 -3Z', INK, 0.7) +
    both('M7 -3C12 -10 22 -12 28 -7C24 1 14 3 7 -3Z', GOLD[0]) + both('M16 -8C20 -8 21 -1 18 1C14 0 13 -6 16 -8Z', INK) +
    flat(lay('M0 -8C4 -4 5 4 10 8C13 14 6 16 0 14C-6 16 -13 14 -10 8C-5 4 -4 -4 0 -8Z'), skin[2]) +
    both('M3 11C5 9 8 9 8 12C6 13 4 13 3 11Z', INK) +
    both('M0 19C9 17 18 19 27 13C27 27 15 36 0 36Z', INK) +
    both('M1 19L7 18.6L7 23L1 23.6ZM8 18.6L13 18.4L12.6 22.6L8 23ZM1 35.6L1 31L7 30.6L7 35ZM8 35L8 30.6L13 29L13.6 32Z', CREAM) +
    both('M14 18.4L21 16.6L19 29Z', CREAM, 0.4) +
    both('M28 8C25 14 25 18 27 22C29 18 30 13 28 8Z', skin[0])
  );
}

export const wasabi = inBands(leaves, grated, wave, mask);
