/** Small signs for the cards of Wazabi: a mark for the cards that lie in front of a seat, and the number beside a comic. */
import type { MarkName } from '../../art/marks';

/** The mark of a Piment card that lies open. */
export const MARK_OF: Record<string, MarkName> = { milk: 'shield', reroll: 'dice', pinch: 'hand', double: 'cards' };

/** What a card costs or whether it is kept comes from the engine. */
export const FIGURES: Record<string, string> = {
  ...{ remove1: '−1', remove2: '−2', draw3: '+3', keep1: '1', keep2: '2' },
  ...{ cool: '−1', burn: '+1', pinch: '+1', double: '×2' },
};
