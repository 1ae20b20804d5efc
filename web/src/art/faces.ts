/** Twenty-four peppers and spices that people and bots choose as their faces: cut paper, composed from the same parts. */
import type { Face } from '../lib/protocol';
import { cut, drawnOnce, flat, moved, round, strip, type Tones } from './cut';
import { eyes, line, mouth, WORN, type Eyes, type Gaze, type Mood } from './face-parts';

interface Cut {
  /** The silhouette, with absolute `M L C Q Z` only. */
  body: string;
  tones: Tones;
  /** x, y, gap and size of the eyes. */
  gaze: [number, number, number, number];
  eyes: Eyes;
  /** What is behind the body, and what lies on it. */
  behind?: string;
  front?: string;
  wears?: keyof typeof WORN;
  /** How far the mouth is below the eyes. */
  chin?: number;
  /** Too dark for a dark mouth. */
  pale?: true;
}

const LEAF = '#4d8a35';
const DARK_LEAF = '#2f6229';

/** A green cap with its stalk, on the shoulders of a pepper. */
const cap = (x: number, y: number, wide: number, bend = 4): string =>
  strip(`M${x} ${y}Q${x} ${y - 7} ${x + bend} ${y - 11}`, DARK_LEAF, 4) +
  cut(moved('M-10 5Q-7 -3 0 -3Q7 -3 10 5Q5.5 2.5 4 7Q0 2 -4 7Q-5.5 2.5 -10 5Z', { x, y, size: wide / 10 }), LEAF, 0.6);
/** Leaves, petals or rays: the same outline turned around a point. */
const around = (d: string, x: number, y: number, turns: number[], colours: string[], size = 1): string =>
  turns.map((turn, i) => cut(moved(d, { x, y, turn, size }), colours[i % colours.length] ?? LEAF, 0.6)).join('');
const BLADE = 'M0 0C-7 -8 -6 -18 0 -26C6 -18 7 -8 0 0Z';
const PETAL = 'M0 0C-13 -6 -14 -24 0 -28C14 -24 13 -6 0 0Z';
const RAY = 'M-7 0C-8 -12 -4 -22 0 -30C4 -22 8 -12 7 0Z';
/** One of the small flowers over a head of dill. */
const umbel = (i: number): string =>
  strip(moved('M0 0L0 -28', { x: 32, y: 31, turn: i * 19 }), DARK_LEAF, 1.8) +
  flat(moved(round(0, -28, 2.9), { x: 32, y: 31, turn: i * 19 }), '#d8c23a');
/** A stalk of fennel with its leaf. */
const frond = (x: number): string =>
  strip(`M${32 + x * 0.4} 32Q${32 + x * 0.6} 20 ${32 + x} 10`, '#8fb35f', 7) + around(BLADE, 32 + x, 13, [x * 2.6], [LEAF], 0.48);
const ridges = (...paths: string[]): string => line(paths.join(''), 'rgba(20,10,6,.22)', 1.6);
const turned = (count: number, first = 0): number[] => Array.from({ length: count }, (_, i) => first + (360 / count) * i);

const RED: Tones = ['#f0715a', '#d13a26', '#8f1f16'];
const ORANGE: Tones = ['#ffb35c', '#ee8420', '#ac5208'];
const YELLOW: Tones = ['#ffe58a', '#f2c230', '#b58408'];
const GREEN: Tones = ['#9cc85a', '#5f9a35', '#356420'];
const DEEP: Tones = ['#6f9c6a', '#3f6e45', '#234629'];
const BROWN: Tones = ['#c08a5b', '#93602f', '#5c3818'];
const BONE: Tones = ['#fffaf0', '#efe2c6', '#bfa982'];

const CUTS: Record<Face, Cut> = {
  habanero: {
    body: 'M32 13C46 12 56 20 53 32C51 42 43 45 41 52C39 59 35 62 32 62C29 62 25 59 23 52C21 45 13 42 11 32C8 20 18 12 32 13Z',
    tones: ORANGE, gaze: [32, 31, 8, 5], eyes: 'sly', front: cap(32, 14, 12),
  },
  poblano: {
    body: 'M9 24C12 12 26 13 32 17C38 13 52 12 55 24C58 38 47 50 38 59Q32 64 26 59C17 50 6 38 9 24Z',
    tones: DEEP, gaze: [32, 31, 9, 5], eyes: 'lidded', wears: 'brows', front: cap(32, 15, 9, -4),
  },
  cherry: {
    body: round(32, 38, 22, 21), tones: RED, gaze: [32, 35, 8, 5.5], eyes: 'wide', wears: 'cheeks',
    behind: strip('M32 20Q33 10 43 4', DARK_LEAF, 3.5) + around(BLADE, 39, 8, [78], [LEAF], 0.6),
  },
  banana: {
    body: 'M19 9C31 5 48 15 52 32C55 46 47 57 31 62C36 55 36 49 31 46C17 42 8 16 19 9Z',
    tones: YELLOW, gaze: [34, 29, 7.5, 4.8], eyes: 'round', wears: 'freckles', front: cap(20, 10, 8, -4),
  },
  cardamom: {
    body: 'M32 3C46 12 54 25 53 39C52 52 42 60 32 62C22 60 12 52 11 39C10 25 18 12 32 3Z',
    tones: ['#d8e2a0', '#aebd6a', '#738040'], gaze: [32, 36, 8, 4.8], eyes: 'dots', wears: 'glasses',
    front: ridges('M32 6L32 24', 'M22 14Q15 32 20 54', 'M42 14Q49 32 44 54'),
  },
  mustard: {
    body: round(32, 34, 15, 15), tones: YELLOW, gaze: [32, 32, 6.5, 4.4], eyes: 'dots', wears: 'cheeks', chin: 8,
    behind: around(PETAL, 32, 34, turned(4, 45), ['#ffd94a', '#f5c51f'], 1.12),
  },
  bay: {
    body: 'M33 2C49 14 55 33 46 49C42 56 37 60 32 63C26 60 22 56 18 49C9 33 17 14 33 2Z',
    tones: ['#7fae6b', '#4f8048', '#2f5630'], gaze: [32, 35, 7.5, 4.8], eyes: 'lidded',
    front: ridges('M33 5L32 24', 'M32 14L41 19', 'M32 14L24 19', 'M32 22L45 28', 'M32 22L19 28'),
  },
  horseradish: {
    body: 'M18 20C24 14 40 14 46 20C50 30 46 40 41 48C38 54 36 60 30 63C31 58 28 54 25 50C17 42 14 30 18 20Z',
    tones: BONE, gaze: [32, 30, 7.5, 4.8], eyes: 'round', wears: 'brows',
    behind: around(BLADE, 32, 19, [-42, 38, -2], [DARK_LEAF, LEAF], 0.74), front: ridges('M22 50L30 48', 'M40 46L35 49'),
  },
  'star-anise': {
    body: round(32, 33, 16, 16), tones: ['#b47a45', '#8a5526', '#553013'], gaze: [32, 32, 7, 4.6], eyes: 'lashes', chin: 8,
    behind: around(RAY, 32, 33, turned(8, 22.5), ['#6e4019', '#7f4d20']),
  },
  basil: {
    body: 'M32 14C48 14 57 26 54 40C51 54 42 60 32 62C22 60 13 54 10 40C7 26 16 14 32 14Z',
    tones: ['#a7d96a', '#62ab3c', '#3a7527'], gaze: [32, 36, 8.5, 5.2], eyes: 'round',
    behind: around(BLADE, 32, 20, [-62, 62, 0], [DARK_LEAF, DARK_LEAF, LEAF], 0.8),
    front: ridges('M32 17L32 27', 'M32 24L22 20', 'M32 24L42 20'),
  },
  clove: {
    body: 'M32 14C44 14 50 22 49 32C48 40 42 44 40 50C38 57 35 63 32 63C29 63 26 57 24 50C22 44 16 40 15 32C14 22 20 14 32 14Z',
    tones: ['#a8693f', '#7b4423', '#4a2611'], gaze: [32, 30, 7.5, 5], eyes: 'lidded', wears: 'moustache', chin: 13,
    behind: around('M-6 0L-3 -13L3 -13L6 0Z', 32, 24, [-64, -24, 24, 64], ['#5c3015', '#6b3a1b'], 1.25),
  },
  dill: {
    body: 'M32 20C44 20 51 28 50 40C49 53 41 61 32 62C23 61 15 53 14 40C13 28 20 20 32 20Z',
    tones: GREEN, gaze: [32, 39, 7.5, 4.8], eyes: 'sly',
    behind: [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(umbel).join(''),
  },
  cayenne: {
    body: 'M22 10C36 5 46 14 46 28C46 42 40 52 24 61C19 64 12 62 9 57C20 56 25 50 22 42C16 30 13 15 22 10Z',
    tones: RED, gaze: [33, 27, 7, 4.6], eyes: 'sly', wears: 'brows', front: cap(27, 11, 10, 7),
  },
  fennel: {
    body: 'M32 22C37 24 53 32 53 44C53 56 44 62 32 62C20 62 11 56 11 44C11 32 27 24 32 22Z',
    tones: ['#fbfff0', '#dbe8bd', '#9cb67c'], gaze: [32, 43, 8, 5], eyes: 'lashes',
    behind: [-13, 0, 13].map(frond).join(''),
    front: ridges('M20 34Q15 44 21 57', 'M44 34Q49 44 43 57'),
  },
  ginger: {
    body:
      'M14 36C8 32 8 22 16 20C20 19 22 22 25 21C24 12 33 7 38 13C41 17 39 21 43 22C50 18 59 24 56 32C54 37 49 36 50 42' +
      'C52 53 42 62 31 60C20 61 12 52 15 44C16 41 17 38 14 36Z',
    tones: ['#f0cf92', '#d2a45c', '#96682c'], gaze: [32, 36, 8, 5.2], eyes: 'round', wears: 'freckles',
    front: ridges('M17 25Q20 28 19 32', 'M36 14Q32 17 28 17', 'M51 27Q47 29 47 33'),
  },
  ghost: {
    body:
      'M32 9C46 9 53 20 52 34C52 44 55 50 50 58C46 62 43 53 39 56C36 59 36 63 31 63C27 63 27 57 23 57C18 57 16 62 13 57' +
      'C9 50 12 44 12 34C11 20 18 9 32 9Z',
    tones: ['#ffffff', '#dcdfe8', '#989db4'], gaze: [32, 31, 8, 5.6], eyes: 'wide', front: cap(32, 10, 10, -5), chin: 14,
  },
  garlic: {
    body: 'M35 3C34 12 38 17 44 22C53 28 57 38 53 48C49 58 41 62 32 62C23 62 15 58 11 48C7 38 11 28 20 22C27 17 30 11 31 3Z',
    tones: BONE, gaze: [32, 39, 8.5, 5], eyes: 'lidded',
    front: line('M24 23Q15 38 22 58M40 23Q49 38 42 58', '#b48aa6', 1.6),
  },
  bell: {
    body:
      'M14 18C20 11 28 14 32 17C36 14 44 11 50 18C57 26 55 42 50 54C47 62 40 63 36 60Q32 64 28 60C24 63 17 62 14 54' +
      'C9 42 7 26 14 18Z',
    tones: YELLOW, gaze: [32, 33, 9, 5.6], eyes: 'lashes', wears: 'cheeks', front: cap(32, 15, 8),
  },
  cinnamon: {
    body: 'M12 16Q22 11 32 16Q42 11 52 16C53 30 53 44 52 58Q42 63 32 58Q22 63 12 58C11 44 11 30 12 16Z',
    tones: BROWN, gaze: [32, 35, 8.5, 5], eyes: 'round', wears: 'brows',
    behind: cut('M19 8L30 5L36 20L22 22Z', '#6b421d', 0.6) + cut('M36 6L47 9L44 22L32 20Z', '#7c4f25', 0.6),
    front:
      ridges('M17 17Q23 20 28 17', 'M36 17Q42 20 47 17', 'M32 18L32 25', 'M32 52L32 57') +
      cut('M10 47L54 45L54 50L10 52Z', '#d8b56a', 0.5),
    chin: 9,
  },
  vanilla: {
    body: round(32, 35, 15, 16), tones: ['#fffbe8', '#f5e6b8', '#c9b179'], gaze: [32, 33, 6.5, 4.6], eyes: 'dots', chin: 8,
    behind: strip('M48 6Q58 34 50 61', '#3a2417', 5) + around(PETAL, 32, 36, turned(5), ['#fdf3d2', '#efdca6'], 1.02),
  },
  jalapeno: {
    body: 'M32 12C46 11 53 20 52 34C51 48 43 60 34 63C24 62 13 50 12 35C11 21 19 12 32 12Z',
    tones: ['#7fc06a', '#3c8a45', '#1f5a30'], gaze: [32, 30, 8, 5], eyes: 'wide', wears: 'moustache', front: cap(32, 13, 12, 6), chin: 14,
  },
  saffron: {
    body: 'M32 20C44 22 51 30 51 40C50 53 41 61 32 62C23 61 14 53 13 40C13 30 20 22 32 20Z',
    tones: ['#c6a2e8', '#9466c2', '#5f3a8c'], gaze: [32, 41, 8, 5], eyes: 'lashes',
    behind: strip('M30 26Q28 12 22 4', '#e0452b', 3) + strip('M32 26L33 3', '#e0452b', 3) + strip('M34 26Q38 12 44 5', '#e0452b', 3) +
      around(PETAL, 32, 40, [-58, 58, -24, 24], ['#7f52ad', '#a678d2'], 0.95),
  },
  peppercorn: {
    body: 'M33 11C46 10 55 22 54 35C54 50 44 60 31 60C18 60 9 49 10 36C10 22 20 11 33 11Z',
    tones: ['#7a6d66', '#463c38', '#241d1b'], gaze: [32, 34, 8.5, 5.4], eyes: 'round', wears: 'monocle', pale: true,
    front: line('M22 18Q28 22 34 16Q40 21 45 18M15 46Q20 50 18 54M48 46Q44 50 47 54', '#1d1614', 1.8),
  },
  nutmeg: {
    body: 'M32 8C46 8 54 20 53 36C52 52 43 61 32 61C21 61 12 52 11 36C10 20 18 8 32 8Z',
    tones: ['#d2a274', '#a87444', '#6c4523'], gaze: [32, 33, 8, 5], eyes: 'lidded', wears: 'glasses',
    front: cut(
      'M32 8C42 8 49 14 52 25C48 22 46 25 44 19C41 24 38 14 36 20C33 22 32 13 29 19C26 24 24 15 21 21C18 25 15 21 12 26C15 14 22 8 32 8Z',
      '#c8402c', 0.5,
    ),
  },
};

/** The same outline a little smaller towards the lamp: what remains of the larger one is its shade. */
const LIT = { x: 1.5, y: 1.1, size: 0.925 };

function drawn(face: Face, mood: Mood): string {
  const { body, tones, gaze: [x, y, gap, size], eyes: kind, behind = '', front = '', wears, chin = 11.5, pale } = CUTS[face];
  const [light, skin, shade] = tones;
  const gaze: Gaze = { x, y, gap, size };
  const shine = flat(moved(round(0, 0, 2.2, 5.5), { x: x - gap * 1.75, y: y - size * 0.4, turn: 18 }), light);
  const worn = wears ? WORN[wears](gaze) : '';
  const under = wears === 'cheeks' || wears === 'freckles' ? worn : '';
  return (
    behind + cut(body, shade) + flat(moved(body, LIT), skin) + shine + front + under +
    eyes(kind, gaze, mood, skin) + mouth(x, y + chin, size * 1.05, mood, pale) + (under ? '' : worn)
  );
}

const once = drawnOnce((key: string) => {
  const [face, mood] = key.split(' ') as [Face, Mood];
  return drawn(face, mood);
});

/** A face in a mood, as SVG on a sheet of 64 by 64. */
export const faceDrawing = (face: Face, mood: Mood = 'calm'): string => once(`${face} ${mood}`);
