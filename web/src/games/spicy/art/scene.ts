/** The stage of every card: a sheet that grows hotter with the number, lit from above left. */
import { cut, flat, moved, type Place, strip, type Tones, uneven } from '../../../art/cut';
import { CARD_INNER } from '../../../art/frame';

/** Draws the number of a spice; the seed is the card's code. */
export type Scene = (number: number, seed: string) => string;

/** Colours that several spices use. */
export const GREEN: Tones = ['#8fbf5a', '#4f8f3a', '#2f6230'];
export const GOLD: Tones = ['#ffe9a8', '#efb93d', '#a86f12'];
export const INK = '#241611';
export const CREAM = '#fff3d9';

type Drawn = (step: number, seed: string) => string;
/** A spice by its drawings for 1 to 3, 4 to 6, 7 to 9 (each with steps from 1 to 3), and for 10. */
export const inBands = (mild: Drawn, warm: Drawn, hot: Drawn, hottest: (seed: string) => string): Scene => (number, seed) => {
  const from = Math.max(1, Math.floor(number)) - 1;
  return [mild, warm, hot][Math.floor(from / 3)]?.((from % 3) + 1, seed) ?? hottest(seed);
};

/** The sheet with the light of the lamp on it. */
export const sheet = ([light, body]: Tones, seed: string): string =>
  flat(CARD_INNER, body) + flat(uneven('M0 0L62 0L100 46L100 104L0 30Z', seed, 2), light);

/** The ground at the bottom: two layers of torn paper. */
export const ground = ([light, body, shade]: Tones, seed: string, top = 110): string =>
  cut(uneven(`M0 ${top + 2}C16 ${top - 7} 40 ${top - 2} 58 ${top}C74 ${top + 2} 88 ${top - 6} 100 ${top - 3}L100 140` +
    `L0 140Z`, seed, 1), body) +
  flat(uneven(`M0 ${top + 6}C16 ${top - 2} 40 ${top + 3} 58 ${top + 4}L54 ${top + 7}` +
    `C36 ${top + 6} 14 ${top + 4} 0 ${top + 10}Z`, seed, 1), light) +
  cut(uneven(`M0 ${top + 16}C30 ${top + 9} 60 ${top + 20} 100 ${top + 11}L100 140L0 140Z`, `${seed}.`, 1), shade, 0.6);

/** A leaf from its stalk at the origin to its tip on the right; its lower half is in the shade. */
export function leaf(place: Place, [light, body, shade]: Tones, long = 26, wide = 8): string {
  const whole = `M0 0C${long * 0.2} ${-wide} ${long * 0.65} ${-wide * 1.1} ${long} 0` +
    `C${long * 0.65} ${wide * 1.1} ${long * 0.2} ${wide} 0 0Z`;
  const half = `M0 0C${long * 0.2} ${wide} ${long * 0.65} ${wide * 1.1} ${long} 0` +
    `C${long * 0.6} ${wide * 0.2} ${long * 0.3} ${wide * 0.1} 0 0Z`;
  const vein = `M1 0C${long * 0.3} -1.4 ${long * 0.6} -1.4 ${long * 0.86} -0.4L${long * 0.6} 0L1 0.6Z`;
  return cut(moved(whole, place), body) + flat(moved(half, place), shade) + flat(moved(vein, place), light);
}

/** A four-pointed spark, or a star. */
export const spark = (x: number, y: number, r: number, fill: string): string => {
  const k = r * 0.28;
  return flat(`M${x} ${y - r}L${x + k} ${y - k}L${x + r} ${y}L${x + k} ${y + k}L${x} ${y + r}L${x - k} ${y + k}L${x - r} ${y}` +
    `L${x - k} ${y - k}Z`, fill);
};

/** A stalk. */
export const stalk = (d: string, tones: Tones, wide = 3.4): string => strip(d, tones[2], wide);
