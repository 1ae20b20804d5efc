/** What the tables of Stick 'Em need. */
import type { GameParts } from '../game';
import Card from './Card.svelte';
import { NAMES } from './names';
import { TIPS } from './tips';

export const PARTS: GameParts = {
  stage: async () => (await import('./Stage.svelte')).default,
  card: Card,
  names: NAMES,
  tips: TIPS,
  coach: { pain: [1], card: [2, 3, 4, 5] },
};
