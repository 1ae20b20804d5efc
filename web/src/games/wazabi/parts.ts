/** What the tables of Wazabi need. */
import type { GameParts } from '../game';
import Card from './Card.svelte';
import { NAMES } from './names';
import { seatFacts } from './seat-facts';
import { TIPS } from './tips';
import { coachFits, diceOf } from './zones';

export const PARTS: GameParts = {
  card: Card,
  names: NAMES,
  seatFacts,
  tips: TIPS,
  ending: 'finished',
  coach: { roll: [1, 5], slap: [2, 6], play: [3, 4], target: [1] },
  coachFits,
  pieces: { dice: diceOf },
};
