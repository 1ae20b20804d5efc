/** Pepper: corns, a mill, a storm, and a comet. */
import { cut, flat, moved, type Place, round, type Tones, uneven } from '../../../art/cut';
import { FIRE } from '../../../art/flame';
import { CREAM, GOLD, ground, inBands, sheet, spark } from './scene';

const CORN: Tones = ['#7593c4', '#2f4f86', '#182c55'];
const WOOD: Tones = ['#e0ad71', '#b9793f', '#7d4a22'];

/** A wrinkled corn. */
function corn({ x, y, size = 1, turn = 0 }: Place, seed: string, [light, body, shade]: Tones = CORN): string {
  const lay = (d: string): string => moved(d, { x, y, size, turn });
  return (
    cut(lay(uneven(round(0, 0, 20), seed, 1.5)), body) +
    flat(moved('M18 -9C22 2 18 14 6 19C-4 22 -13 18 -17 11C-6 15 10 10 18 -9Z', { x, y, size }), shade) +
    flat(lay('M-14 -6C-8 -10 -6 -2 1 -5C6 -7 8 -1 14 -2L13 1C8 2 5 -3 1 -1C-5 2 -8 -6 -13 -2Z' +
      'M-8 8C-3 5 0 10 6 7L6 10C1 13 -3 8 -7 11Z'), shade) +
    flat(moved('M-14 -7C-12 -13 -6 -17 1 -17C-5 -14 -10 -11 -12 -6Z', { x, y, size }), light)
  );
}

function corns(step: number, seed: string): string {
  const lying: Place[][] = [
    [{ x: 60, y: 94, size: 1.3 }],
    [{ x: 70, y: 72, size: 1.02, turn: 30 }, { x: 44, y: 102, size: 1.06 }],
    [{ x: 68, y: 58, size: 0.98, turn: 60 }, { x: 75, y: 100, size: 1.02, turn: 200 }, { x: 35, y: 98, size: 1.02, turn: 120 }],
  ];
  return (
    sheet(['#eef1f0', '#d3dde6', ''], seed) +
    ground(['#b3c4d8', '#9ab0ca', '#8299b8'], seed, 108) +
    (lying[step - 1] ?? []).map((place, i) => corn(place, seed + i)).join('')
  );
}

/** It leans further and grinds more with every step. */
function mill(step: number, seed: string): string {
  const lay = (d: string): string => moved(d, { x: 62, y: 66, turn: [8, 26, 46][step - 1], size: 0.98 });
  const body = 'M-11 -18C-13 -8 -8 -4 -9 6C-10 18 -19 26 -19 42L19 42C19 26 10 18 9 6C8 -4 13 -8 11 -18Z';
  const dark = 'M11 -18C13 -8 8 -4 9 6C10 18 19 26 19 42L8 42C8 28 3 18 2 6C1 -4 4 -8 3 -18Z';
  const head = 'M-13 -20C-19 -30 -12 -43 0 -43C12 -43 19 -30 13 -20Z';
  const foot = [56, 40, 28][step - 1] ?? 0;
  const dust = Array.from({ length: 7 * step + 2 }, (_, i) => {
    const x = foot + (((i * 37) % 29) - 14) * (0.5 + 0.2 * step);
    return flat(moved(uneven('M-2 -1L1 -2L2 1L-1 2Z', seed + i, 1), { x, y: 112 + ((i * 23) % 22) }), CORN[(i % 2) + 1] ?? '');
  });
  return (
    sheet(['#c6d8ea', '#a5c0dc', ''], seed) +
    ground(['#6e93bf', '#557ca9', '#3d6290'], seed, 120) +
    cut(lay('M-20 42L20 42L19 51C8 54 -8 54 -19 51Z'), CORN[2]) +
    cut(lay(body), WOOD[1]) + flat(lay(dark), WOOD[2]) +
    flat(lay('M-8 -16C-9 -8 -5 -4 -6 6C-7 18 -14 26 -15 38L-11 38C-10 26 -3 18 -3 6C-3 -4 -5 -8 -4 -16Z'), WOOD[0]) +
    cut(lay(head), WOOD[1]) + flat(lay('M13 -20C19 -30 12 -43 2 -43C8 -38 9 -28 4 -20Z'), WOOD[2]) +
    cut(lay('M-14 -21L14 -21L13 -16L-13 -16Z'), GOLD[1], 0.5) + cut(lay('M-5 -42C-5 -50 5 -50 5 -42Z'), GOLD[1], 0.5) +
    dust.join('')
  );
}

/** Corns in the storm: middle and size. */
const FLYING = [
  [84, 100, 0.46], [26, 84, 0.42], [88, 60, 0.3], [24, 118, 0.44], [44, 104, 0.26], [78, 124, 0.34],
  [14, 100, 0.24], [70, 78, 0.34], [90, 78, 0.24], [40, 78, 0.24], [58, 52, 0.3],
] as const;
/** A whirlwind; every step makes it wider and adds corns. */
function storm(step: number, seed: string): string {
  const wide = [24, 32, 40][step - 1] ?? 30;
  const top = [44, 30, 16][step - 1] ?? 30;
  const turns = 4 + step;
  /** The edges of the funnel at a height from 0 (ground) to 1. */
  const at = (part: number): [middle: number, half: number, y: number] => {
    const sway = 5 * Math.sin(part * 5 + 1);
    return [54 + sway + 5 * part, 4 + wide * part ** 1.5, 126 - (126 - top) * part];
  };
  const ring = (i: number): string => {
    const [[low, small, y], [high, large, above]] = [at(i / turns), at((i + 0.82) / turns)];
    const sag = 3 + large * 0.22;
    const d = `M${high - large} ${above}` +
      `C${high - large * 0.5} ${above + sag} ${high + large * 0.5} ${above + sag} ${high + large} ${above - 2}` +
      `C${high + large + 3} ${y - 6} ${low + small + 6} ${y - 2} ${low + small} ${y}` +
        `C${low + small * 0.5} ${y + sag * 0.7} ${low - small * 0.5} ${y + sag * 0.7} ${low - small} ${y}Z`;
    return cut(uneven(d, seed + i, 0.8), ['#bcd6ef', '#8db5dd', '#6495c9'][i % 3] ?? '', 0.8);
  };
  const [middle, half, y] = at(1);
  const mouth = cut(uneven(round(middle, y, half + 2, 4 + half * 0.2), seed, 1), '#dcebf8') +
    flat(round(middle + 1, y + 1, half - 3, 1 + half * 0.15), '#1b3a63');
  const flying = FLYING
    .slice(0, [4, 7, 11][step - 1])
    .map(([x, down, size], i) => corn({ x, y: down, size, turn: i * 70 }, seed + i, ['#9db8df', '#16284d', '#0c1833']));
  return (
    sheet(['#35659c', '#285389', ''], seed) +
    ground(['#224675', '#1b3a63', '#132c4f'], seed, 122) +
    Array.from({ length: turns }, (_, i) => ring(i)).join('') +
    mouth +
    flying.join('')
  );
}

function comet(seed: string): string {
  const tail = (wide: number, key: string): string => {
    const [x, y] = [37, 100];
    const d = `M${x - wide} ${y - wide * 0.5}C${46 - wide * 0.4} 66 ${62 - wide * 0.6} 36 ${88 - wide * 0.7} 0L${84 - wide * 0.1} 10` +
      `L${100 - wide * 0.3} -4L${94} ${10 + wide * 0.3}L106 ${4 + wide * 0.5}` +
      `L${94 + wide * 0.1} ${28 + wide * 0.5}C${74 + wide * 0.3} ${60 + wide * 0.3} ${62 + wide * 0.3} 96 ${x + wide * 0.6} ${y + wide}Z`;
    return uneven(d, key, 1);
  };
  const stars = [[50, 14, 3.4], [90, 96, 4], [74, 124, 2.8], [14, 76, 2.6], [90, 126, 2], [46, 44, 2]] as const;
  const glow: Tones = ['#9fb9e6', '#3c5a97', '#16254b'];
  return (
    sheet(['#1b2650', '#131b3c', ''], seed) +
    stars.map(([x, y, r]) => spark(x, y, r, GOLD[0])).join('') +
    cut(tail(30, seed), '#2f67b4') + cut(tail(21, `${seed}a`), '#7fb2e6') + cut(tail(12, `${seed}b`), CREAM) +
    cut(uneven(round(37, 101, 31), seed, 1.6), FIRE[1]) + flat(uneven(round(36.5, 102, 28), seed, 1.6), FIRE[2]) +
    corn({ x: 36, y: 103, size: 1.22, turn: 20 }, seed, glow)
  );
}

export const pepper = inBands(corns, mill, storm, comet);
