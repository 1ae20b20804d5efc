/** What the cast of Chili Mafia and its scenes are cut from, on a card of 100 by 140: bodies, arms, hats and props. */
import { cut, flat, moved, round, strip, type Tones } from '../../../art/cut';
import { eyes, line, mouth, type Eyes, type Gaze, type Mood } from '../../../art/face-parts';

export const INK = '#1d1210';
export const WHITE = '#fff6e2';
export const GOLD = '#f0b93c';
export const STEM = '#4a7a2e';

/** A body in its three tones: lit towards the lamp, the rest is its shade. */
export const body = (d: string, [light, skin, shade]: Tones, shine: [number, number] | null = null): string =>
  cut(d, shade, 1.2) +
  flat(moved(d, { x: 2, y: 1.6, size: 0.945 }), skin) +
  (shine ? flat(moved(round(0, 0, 2.6, 7), { x: shine[0], y: shine[1], turn: 14 }), light) : '');

/** An arm along a line, with a hand at its end. */
export const arm = (from: string, x: number, y: number, [, skin, shade]: Tones, hand = 5): string =>
  strip(`${from} ${x} ${y}`, shade, 7) + cut(round(x, y, hand), skin, 0.6);

export interface Look {
  at: [x: number, y: number, gap: number, size: number];
  eyes: Eyes;
  mood?: Mood;
  /** Below the eyes: how far and how wide the mouth is; none behind a moustache or a scarf. */
  mouth?: [number, number] | null;
  skin: string;
  pale?: boolean;
}

export const gazeOf = ({ at: [x, y, gap, size] }: Pick<Look, 'at'>): Gaze => ({ x, y, gap, size });

/** Eyes and mouth. */
export function face(look: Look): string {
  const { at: [x, y], mood = 'calm', mouth: lips = [15, 7], pale } = look;
  return eyes(look.eyes, gazeOf(look), mood, look.skin) + (lips ? mouth(x, y + lips[0], lips[1], mood, pale) : '');
}

/** Hats on a head whose top is at x, y; `wide` is half of the brim. */
export const HATS = {
  fedora: (x: number, y: number, wide: number, colour: string, band: string, turn = 0): string => {
    const at = { x, y, size: wide / 20, turn };
    return cut(moved('M-12 0C-13 -14 -8 -19 -3 -16Q0 -14 3 -16C8 -19 13 -14 12 0Z', at), colour, 0.8) +
      flat(moved('M-12.4 -5L12.4 -5L12.4 0L-12.4 0Z', at), band) +
      cut(moved('M-20 0C-14 -4 14 -4 20 0C15 6 -15 6 -20 0Z', at), colour, 0.8);
  },
  bowler: (x: number, y: number, wide: number, colour: string, band: string): string => {
    const at = { x, y, size: wide / 20 };
    return cut(moved('M-13 0C-14 -20 14 -20 13 0Z', at), colour, 0.8) + flat(moved('M-13 -5L13 -5L13 0L-13 0Z', at), band) +
      cut(moved('M-20 -1Q-16 4 0 3Q16 4 20 -1Q18 5 0 6Q-18 5 -20 -1Z', at), colour, 0.8);
  },
  cap: (x: number, y: number, wide: number, colour: string, shade: string, turn = 0): string => {
    const at = { x, y, size: wide / 20, turn };
    return cut(moved('M-15 2C-18 -14 -4 -18 4 -16C14 -15 17 -6 15 2Z', at), colour, 0.8) +
      cut(moved('M2 -1Q16 -4 26 3Q27 6 24 7Q14 2 1 4Z', at), shade, 0.7) + cut(moved(round(0, -16, 2.4), at), shade, 0.4);
  },
  sombrero: (x: number, y: number, wide: number, colour: string, band: string, turn = 0): string => {
    const at = { x, y, size: wide / 20, turn };
    return cut(moved('M-8 0C-9 -12 -5 -20 0 -20C5 -20 9 -12 8 0Z', at), colour, 0.8) +
    flat(moved('M-8.4 -5L8.4 -5L8.2 -1L-8.2 -1Z', at), band) +
      cut(moved('M-22 -5Q-12 1 0 1Q12 1 22 -5Q21 6 0 6Q-21 6 -22 -5Z', at), colour, 0.9) +
      line(moved('M-18 1Q0 6 18 1', at), band, 1.6);
  },
  top: (x: number, y: number, wide: number, colour: string, band: string): string => {
    const at = { x, y, size: wide / 20 };
    return cut(moved('M-11 0L-12 -24L12 -24L11 0Z', at), colour, 0.8) + flat(moved('M-11.3 -7L11.3 -7L11 -2L-11 -2Z', at), band) +
      cut(moved('M-20 -1L20 -1L18 4L-18 4Z', at), colour, 0.8);
  },
} as const;

/** A star of a blow. */
export const bang = (x: number, y: number, size: number, colour = GOLD): string =>
  cut(moved('M0 -20L5 -8L17 -13L10 -2L20 5L8 7L9 19L0 11L-9 19L-8 7L-20 5L-10 -2L-17 -13L-5 -8Z', { x, y, size: size / 20 }), colour, 0.8);
/** A coin with a star of light. */
export const coin = (x: number, y: number, r: number): string =>
  cut(round(x, y, r), '#b97b12', 0.7) + flat(round(x - 0.5, y - 0.5, r * 0.88), GOLD) + flat(round(x - 0.5, y - 0.5, r * 0.45), '#c98f1c');
/** A puff of smoke. */
export const puff = (x: number, y: number, r: number, colour = '#d9cfc0'): string =>
  flat(round(x, y, r), colour) + flat(round(x + r * 0.9, y - r * 0.8, r * 0.75), colour) +
  flat(round(x - r * 0.3, y - r * 1.3, r * 0.7), colour);

/** A small member of the crowd: any pepper, standing. */
export function extra(x: number, y: number, size: number, tones: Tones, mood: Mood = 'calm', turn = 0): string {
  const d = 'M0 -24C10 -25 16 -17 14 -6C13 6 8 16 0 24C-8 16 -13 6 -14 -6C-16 -17 -10 -25 0 -24Z';
  const drawn =
    strip('M0 -23Q0 -29 4 -32', STEM, 4) + cut(d, tones[2], 0.8) + flat(moved(d, { x: -0.6, y: -1, size: 0.92 }), tones[1]) +
    cut('M-11 -19Q0 -29 11 -19Q5 -20 0 -15Q-5 -20 -11 -19Z', STEM, 0.4) +
    eyes('round', { x: 0, y: -6, gap: 5.2, size: 3.6 }, mood, tones[1]) + mouth(0, 4, 4.5, mood);
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${drawn}</g>`;
}

/** A sleeve with cuff and glove that comes from an edge: at the origin the wrist, the hand upwards. */
export const GLOVE =
  'M-9 0L-11 -14C-12 -19 -7 -20 -6 -15L-5 -10L-6 -26C-6 -31 0 -31 0 -26L1 -12L3 -26C4 -30 9 -29 8 -25L6 -11C9 -17 14 -15 12 -10L8 0Z';
export const sleeve = (x: number, y: number, turn: number, size: number, coat: string, long = 44): string =>
  cut(moved(`M-11 ${long}L-11 8L11 8L11 ${long}Z`, { x, y, turn, size }), coat, 0.8) +
  cut(moved('M-12 9L-12 1L12 1L12 9Z', { x, y, turn, size }), WHITE, 0.5);
