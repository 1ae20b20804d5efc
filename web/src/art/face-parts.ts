/** The parts that all faces are made of, on a sheet of 64 by 64: eyes, brows, mouths and what people wear. */
import { cut, flat, moved, round } from './cut';

export type Mood = 'calm' | 'glad' | 'sour';

const INK = '#1d1210';
const WHITE = '#fff6e2';

export const line = (d: string, colour: string, wide: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Where the eyes are, how far apart and how large. */
export interface Gaze {
  x: number;
  y: number;
  gap: number;
  size: number;
}

const pair = ({ x, gap }: Gaze, draw: (x: number, side: 1 | -1) => string): string => draw(x - gap, -1) + draw(x + gap, 1);
const ball = (x: number, y: number, r: number, look: number): string =>
  flat(round(x, y, r, r * 1.1), WHITE) + flat(round(x + look, y + r * 0.1, r * 0.5, r * 0.62), INK);
/** The upper part of an eye, in the colour of the skin: the inner corner `inner` and the outer `outer` below its top. */
const lid = (x: number, y: number, r: number, side: number, inner: number, outer: number, skin: string): string => {
  const w = r + 0.7;
  const [left, right] = side < 0 ? [outer, inner] : [inner, outer];
  const top = y - r * 1.3;
  return flat(`M${x - w} ${top}L${x + w} ${top}L${x + w} ${top + right * r}L${x - w} ${top + left * r}Z`, skin);
};

export type Eyes = 'round' | 'lidded' | 'sly' | 'dots' | 'lashes' | 'wide';

/** Two eyes; a glad person closes them laughing, a sour one lowers the lids. */
export function eyes(kind: Eyes, gaze: Gaze, mood: Mood, skin: string): string {
  const { y, size } = gaze;
  if (mood === 'glad')
    return pair(gaze, (x, side) => {
      const r = size * 1.05;
      const lash = kind === 'lashes' ? line(`M${x + side * r} ${y}L${x + side * (r + 2)} ${y - 1}`, INK, 1.4) : '';
      return line(`M${x - r} ${y + 1.2}Q${x} ${y - r * 1.5} ${x + r} ${y + 1.2}`, INK, 2.4) + lash;
    });
  const [inner, outer] = mood === 'sour' ? [1.5, 0.5] : kind === 'lidded' ? [0.95, 0.95] : kind === 'sly' ? [1, 0.2] : [0, 0];
  return pair(gaze, (x, side) => {
    if (kind === 'dots') {
      const brow = mood === 'sour' ? line(`M${x - side * 2.6} ${y - 2.6}L${x + side * 2.6} ${y - 5}`, INK, 2) : '';
      return flat(round(x, y, size * 0.62, size * 0.85), INK) + flat(round(x - 0.8, y - 1, 0.8), WHITE) + brow;
    }
    const r = kind === 'wide' ? size * 1.15 : size;
    const drawn = ball(x, y, r, kind === 'sly' ? 1.2 : 0) + (inner || outer ? lid(x, y, r, side, inner, outer, skin) : '');
    const edge = inner || outer ? (side < 0 ? [outer, inner] : [inner, outer]) : null;
    const top = y - r * 1.3;
    const rim = edge ? line(`M${x - r} ${top + (edge[0] ?? 0) * r}L${x + r} ${top + (edge[1] ?? 0) * r}`, INK, 1.3) : '';
    const lash = kind === 'lashes' ? line(`M${x + side * r} ${y - r * 0.7}L${x + side * (r + 2.2)} ${y - r - 1.2}`, INK, 1.4) : '';
    return drawn + rim + lash;
  });
}

const LAUGH = 'M-10 -2Q0 2 10 -2Q8 11 0 11Q-8 11 -10 -2Z';
const TONGUE = 'M-5.5 7Q0 2.5 5.5 7Q0 12 -5.5 7Z';

/** A mouth below the eyes. */
export function mouth(x: number, y: number, wide: number, mood: Mood, pale = false): string {
  const at = { x, y, size: wide / 10 };
  const ink = pale ? WHITE : INK;
  if (mood === 'glad') return flat(moved(LAUGH, at), ink) + flat(moved(TONGUE, at), '#d8574a');
  if (mood === 'sour') return line(`M${x - wide * 0.8} ${y + 2.6}Q${x} ${y - 2.4} ${x + wide * 0.8} ${y + 2.6}`, ink, 2.2);
  return line(`M${x - wide * 0.75} ${y}Q${x + 0.6} ${y + 2.8} ${x + wide * 0.8} ${y - 0.9}`, ink, 2.2);
}

const MOUSTACHE = 'M0 2C-4 0 -9 1 -11 6C-7 7 -3 7 0 4C3 7 7 7 11 6C9 1 4 0 0 2Z';
const both = (draw: (side: number) => string): string => draw(-1) + draw(1);

/** What peppers and spices wear or grow in their faces. */
export const WORN = {
  moustache: ({ x, y, size }: Gaze): string => cut(moved(MOUSTACHE, { x, y: y + size }), INK, 0.4),
  glasses: ({ x, y, gap, size: s }: Gaze): string =>
    line(`${ring(x - gap, y, s + 1.6)}${ring(x + gap, y, s + 1.6)}M${x - gap + s + 1.6} ${y}L${x + gap - s - 1.6} ${y}`, INK, 1.6),
  monocle: ({ x, y, gap, size: s }: Gaze): string =>
    line(`${ring(x + gap, y, s + 1.8)}M${x + gap + s + 1} ${y + 2}Q${x + gap + s + 4} ${y + 9} ${x + gap + 1} ${y + 16}`, '#e9b44c', 1.7),
  brows: ({ x, y, gap, size: s }: Gaze): string =>
    both((side) => line(`M${x + side * (gap + s)} ${y - s - 1.6}L${x + side * (gap - s)} ${y - s - 2.6}`, INK, 2.6)),
  freckles: ({ x, y, gap, size: s }: Gaze): string =>
    both((side) => [0, 1, 2].map((i) => flat(round(x + side * (gap + i - 0.5), y + s + 2.5 + (i % 2) * 1.8, 0.75), INK)).join('')),
  cheeks: ({ x, y, gap, size: s }: Gaze): string => both((side) => flat(round(x + side * (gap + s * 0.8), y + s + 3, 2.7, 1.9), '#e8604f')),
} as const;

const ring = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
