/** Lemon: blossoms, fruit, a squirt of juice, and a sour sun. */
import { cut, flat, moved, type Place, round, type Tones, uneven } from '../../../art/cut';
import { CREAM, GOLD, GREEN, ground, inBands, INK, leaf, sheet, stalk } from './scene';

const RIND: Tones = ['#fff0a0', '#f7d038', '#d79b12'];
const FLESH = '#fbe36f';
const BARK: Tones = ['#b98a56', '#8b5f33', '#6b4523'];

function fruit(place: Place, seed: string): string {
  const lay = (d: string): string => moved(d, place);
  const whole = uneven('M-31 1C-28 -16 -13 -24 4 -23C18 -22 26 -15 30 -7C35 -6 38 -2 37 2C35 6 31 6 29 7C24 17 12 23 0 23' +
    'C-14 23 -27 15 -30 5C-35 5 -36 1 -31 1Z', seed, 0.7);
  return (
    cut(lay(whole), RIND[1], 1.2) +
    flat(lay('M29 7C24 17 12 23 0 23C-14 23 -27 15 -30 5C-18 17 12 18 26 -11C28 -9 30 -7 30 -7C35 -6 38 -2 37 2' +
      'C35 6 31 6 29 7Z'), RIND[2]) +
    flat(lay('M-24 -5C-20 -14 -10 -19 0 -19C-8 -15 -16 -10 -19 -3Z'), RIND[0])
  );
}

/** A slice with eight parts. */
function wheel(x: number, y: number, r: number, seed: string): string {
  const part = moved('M0 -3.4C-3 -8 -10 -22 -9 -27C-6 -31 6 -31 9 -27C10 -22 3 -8 0 -3.4Z', { x: 0, y: 0, size: 0.8 });
  const parts = Array.from({ length: 8 }, (_, i) => moved(part, { x, y, turn: 45 * i + 12, size: r / 31 })).join('');
  return cut(uneven(round(x, y, r), seed, 0.8), RIND[1], 1.2) + flat(round(x, y, r * 0.88), CREAM) + flat(parts, FLESH) +
    flat(parts, RIND[1], 'fill-opacity=".55" transform="translate(.6 .8)"');
}

function blossom(x: number, y: number, size: number, seed: string): string {
  const petals = [0, 72, 144, 216, 288].map((turn) => {
    const lay = (d: string): string => moved(d, { x, y, turn: turn + 10, size });
    const petal = uneven('M0 0C-8 -8 -9 -20 0 -25C9 -20 8 -8 0 0Z', seed + turn, 0.6);
    return cut(lay(petal), '#fffaf0', 0.7) + flat(lay('M0 0C4 -8 5 -16 0 -25C9 -20 8 -8 0 0Z'), '#f1dfc3');
  });
  return petals.join('') + cut(uneven(round(x, y, 5.5 * size), seed, 0.5), GOLD[1], 0.5);
}

function blossoms(step: number, seed: string): string {
  const grown = ([[62, 74, 1.1], [40, 104, 0.8], [80, 40, 0.74]] as const).slice(0, step);
  return (
    sheet(['#fffbe6', '#fdeebb', ''], seed) +
    stalk('M96 26C84 46 74 62 60 76C48 88 40 100 26 128', BARK, 3.6) +
    leaf({ x: 78, y: 52, turn: 20 }, GREEN, 26, 8) + leaf({ x: 46, y: 92, turn: -150 }, GREEN, 30, 9) +
    leaf({ x: 38, y: 108, turn: 42 }, GREEN, 34, 9) +
    grown.map(([x, y, size], i) => blossom(x, y, size, seed + i)).join('')
  );
}

function fruits(step: number, seed: string): string {
  return (
    sheet(['#ffe9a6', '#fbd36a', ''], seed) +
    ground(['#f2b04c', '#e39a35', '#c98024'], seed, 112) +
    (step > 2 ? leaf({ x: 44, y: 76, turn: -120 }, GREEN, 22, 7) + fruit({ x: 36, y: 92, turn: 24, size: 0.78 }, `${seed}b`) : '') +
    leaf({ x: 66, y: 52, turn: -44 }, GREEN, 28, 8) + stalk('M62 56L66 46', BARK, 3) +
    fruit({ x: 62, y: step > 1 ? 74 : 84, turn: -38, size: step > 1 ? 0.94 : 1.12 }, seed) +
    (step > 1 ? wheel(step > 2 ? 70 : 52, 110, 21, `${seed}c`) : '')
  );
}

const DROP = 'M0 -8C4 -2 5 2 5 4C5 8 -5 8 -5 4C-5 2 -4 -2 0 -8Z';
/** The burst behind the slice grows with every step. */
function juice(step: number, seed: string): string {
  const star = (far: number, key: string): string =>
    uneven(`M${Array.from({ length: 26 }, (_, i) => {
      const angle = (Math.PI * i) / 13;
      const length = i % 2 ? far * 0.6 : far * (i % 4 ? 1 : 1.24);
      return `${(57 + length * Math.sin(angle)).toFixed(1)} ${(84 - length * Math.cos(angle)).toFixed(1)}`;
    }).join('L')}Z`, key, 2);
  const far = [34, 44, 56][step - 1] ?? 40;
  const drops = [[84, 30, 20], [28, 112, 220], [90, 110, 140], [58, 26, 0], [20, 84, 270], [88, 64, 70], [46, 132, 190]] as const;
  return (
    sheet(['#f6b03a', '#ee9a24', ''], seed) +
    cut(star(far, seed), '#fbd24e', 1.3) + cut(star(far * 0.78, `${seed}.`), '#fff0a6') +
    wheel(57, 84, 17 + 3 * step, seed) +
    drops.slice(0, 2 * step + 1).map(([x, y, turn]) => cut(moved(DROP, { x, y, turn, size: 0.9 }), '#fff3b8', 0.7)).join('')
  );
}

/** So sour that it shuts its eyes. */
function sour(seed: string): string {
  const ray = (turn: number, long: number, tone: string): string =>
    cut(moved('M-7 -30L0 -60L7 -30Z', { x: 57, y: 84, turn, size: long }), tone, 0.8);
  const lay = (d: string, mirror = false): string => moved(d, { x: 57, y: 84, mirror });
  const both = (d: string, fill: string): string => flat(lay(d, true) + lay(d), fill);
  return (
    sheet(['#c4560c', '#a8430a', ''], seed) +
    Array.from({ length: 12 }, (_, i) => ray(30 * i + 15, 1.02, '#f08c1d')).join('') +
    Array.from({ length: 12 }, (_, i) => ray(30 * i, 0.86, RIND[1])).join('') +
    wheel(57, 84, 36, seed) +
    cut(uneven(round(57, 84, 27), seed, 0.8), RIND[1]) +
    flat(lay('M26 -8C30 10 18 26 0 27C-10 27 -18 23 -22 16C-4 24 22 16 26 -8Z'), RIND[2]) +
    both('M5 -8L18 -13L9 -6L18 1L5 -4Z', INK) + both('M4 -14C9 -20 16 -21 20 -18C15 -18 9 -16 6 -12Z', INK) +
    flat(lay('M-6 9C-3 6 -1 9 0 9C1 9 3 6 6 9C8 12 6 17 3 15C1 14 -1 14 -3 15C-6 17 -8 12 -6 9Z'), INK) +
    both('M12 8C16 5 20 7 20 10C17 12 13 12 12 8Z', '#f0902f') +
    leaf({ x: 57, y: 58, turn: -128 }, GREEN, 22, 7) + leaf({ x: 57, y: 58, turn: -52 }, GREEN, 22, 7)
  );
}

export const lemon = inBands(blossoms, fruits, juice, sour);
