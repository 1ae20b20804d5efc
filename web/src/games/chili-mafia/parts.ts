/** What the tables of Chili Mafia need. */
import type { GameParts } from '../game';
import Card from './Card.svelte';
import { NAMES } from './names';
import { TIPS } from './tips';

export const PARTS: GameParts = {
  stage: async () => (await import('./Stage.svelte')).default,
  card: Card,
  names: NAMES,
  tips: TIPS,
  coach: { draft: [1], turn: [2, 1, 3, 5], response: [4], raid: [5] },
  placesOf: (move) => {
    const [verb, ...cards] = move.split(' ');
    if (verb === 'gang') return [...cards.map((card) => `.hand [data-card="${card}"]`), '[data-word="form"]'].join(', ');
    return cards.length ? undefined : `[data-word="${verb}"], .packet [data-card="${verb}"]`;
  },
};
