/** Facts about a seat that several games have. */
import type { MarkName } from '../art/marks';
import { t } from '../lib/i18n.svelte';
import { points } from '../lib/names';
import type { SeatFact } from './game';

/** A mark with a number; `phrase` says in words what is counted, `short` in one. */
export const counted = (name: string, phrase: string, mark: MarkName, count = 0, short = ''): SeatFact => ({
  name,
  words: t(phrase, { count }),
  mark,
  text: points(count),
  short: short && t(short),
});
export const handSize = (count = 0): SeatFact => ({ ...counted('held', 'hand-size', 'cards', count, 'fact-hand'), backs: count });
export const pointsOf = (count = 0): SeatFact => counted('points', 'points', 'coin', count, 'fact-points');
