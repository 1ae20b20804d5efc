/** Sweet & Spicy is Spicy with lemon in place of wasabi and with Super-Jokers. */
import type { GameParts } from '../game';
import { PARTS as SPICY } from '../spicy/parts';
import { tipsOf } from '../spicy/tips';
import Card from './Card.svelte';

export const PARTS: GameParts = {
  ...SPICY,
  card: Card,
  tips: tipsOf('sweet-spicy'),
  coach: { react: [2, 4], turn: [1, 2, 4, 3, 5], open: [1], last: [3], joker: [5] },
};
