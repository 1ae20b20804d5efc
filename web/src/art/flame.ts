/** Fire: three tones, the hottest inside. */
import { cut, flat, moved, type Place, uneven } from './cut';

/** A flame that burns upwards from its foot at the origin. */
export const FLAME = 'M0 0C-17 -3 -27 -19 -17 -38C-16 -31 -12 -27 -7 -27C-13 -44 -3 -57 7 -68C6 -54 21 -46 21 -25C21 -9 12 -2 0 0Z';
export const FIRE = ['#e8541c', '#f59a23', '#ffd75a'] as const;

export const flame = (place: Place, seed: string): string =>
  FIRE.map((tone, i) => {
    const lick = moved(uneven(FLAME, seed + i, 1.6), { ...place, size: (place.size ?? 1) * (1 - 0.28 * i) });
    return i ? flat(lick, tone) : cut(lick, tone);
  }).join('');
