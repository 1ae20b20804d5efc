/** What the tables of Chili Mafia need. */
import type { GameParts } from '../game';
import Card from './Card.svelte';
import { NAMES } from './names';
import { seatFacts } from './seat-facts';
import { TIPS } from './tips';

export const PARTS: GameParts = {
  card: Card,
  names: NAMES,
  seatFacts,
  tips: TIPS,
  ending: 'last-round',
  coach: { draft: [6], turn: [2, 1, 3, 5], response: [4], raid: [5] },
  coachFits: (step, question, view) => step !== 5 || question === 'raid' || !!view.facts.last_round,
  placesOf: (move) => {
    const [verb, ...cards] = move.split(' ');
    if (verb === 'gang') return [...cards.map((card) => `.hand [data-card="${card}"]`), '[data-word="form"]'].join(', ');
    return cards.length ? undefined : `[data-word="${verb}"], .packet [data-card="${verb}"]`;
  },
};
