/** What the tables of Stick 'Em need. */
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
  coach: { pain: [1], card: [2, 3, 4, 5] },
};
