/** What the tables of Wazabi need. */
import type { GameParts } from '../game';
import Card from './Card.svelte';
import { NAMES } from './names';
import { TIPS } from './tips';
import { diceOf } from './zones';

export const PARTS: GameParts = {
  stage: async () => (await import('./Stage.svelte')).default,
  card: Card,
  names: NAMES,
  tips: TIPS,
  coach: { roll: [1, 5], slap: [2], play: [3, 4], target: [1] },
  pieces: diceOf,
};
