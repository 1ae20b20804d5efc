/** How the points of a game of Spicy or Sweet & Spicy came about. */
import { t } from '../../lib/i18n.svelte';
import type { Position, Result } from '../../lib/protocol';
import type { CountStep } from '../game';
import { faces, worth, type SpicyZones } from './zones';

export function counting(view: Position, _: Result, seat: number): CountStep[] {
  const zones = view.zones as unknown as SpicyZones;
  const trophies = zones.trophies[seat] ?? 0;
  const won = faces(zones.won[seat]);
  const hand = zones.hands[seat] ?? [];
  return [
    { text: t('count-trophies', { count: trophies }), points: 10 * trophies, cards: [] },
    { text: t('count-won', { count: won.length }), points: worth(won), cards: won },
    { text: t('count-hand', { count: hand.length }), points: -worth(hand), cards: hand },
  ];
}
