/** What the tables of Spicy need. */
import type { GameParts } from '../game';
import Card from './Card.svelte';
import { NAMES } from './names';
import { seatFacts } from './seat-facts';
import { tipsOf } from './tips';

export const PARTS: GameParts = {
  card: Card,
  names: NAMES,
  seatFacts,
  tips: tipsOf('spicy'),
  ending: 'ended',
  coach: { react: [3, 5], turn: [1, 3, 2, 4, 5], open: [1], last: [4], tuck: [1] },
  placesOf: (move) => {
    const laid = /^play (\S+) as (\S+)$/.exec(move);
    return laid ? `.hand [data-card="${laid[1]}"], [data-claim="${laid[2]}"]` : undefined;
  },
};
