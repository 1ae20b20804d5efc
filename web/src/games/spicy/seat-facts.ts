/** What everybody may know of a seat: hand, cards won, points and trophies. */
import { t } from '../../lib/i18n.svelte';
import type { LiveTable } from '../../lib/table.svelte';
import { counted, handSize, pointsOf } from '../facts';
import type { FactPart, SeatFact } from '../game';
import { faces, openCards, type SpicyFacts, type SpicyZones } from './zones';

const superJokers = (count: number): FactPart[] =>
  count ? [{ name: 'super', mark: 'ring', text: count > 1 ? String(count) : '', words: t('spicy-card-SJ') }] : [];

export function seatFacts({ view }: LiveTable, seat: number): SeatFact[] {
  const z = view?.zones as unknown as SpicyZones;
  const facts = view?.facts as unknown as SpicyFacts;
  const hand = z.hands[seat] ?? [];
  const won = faces(z.won[seat]);
  const [held, taken] = [openCards(hand).length, openCards(won).length];
  const count = z.trophies[seat] ?? 0;
  const trophies = Array<FactPart>(count).fill({ mark: 'trophy' });
  return [
    { ...handSize(hand.length - held), parts: superJokers(held) },
    { ...counted('won', 'spicy-won', 'flame', won.length - taken, 'fact-won'), parts: superJokers(taken), below: true },
    { ...pointsOf(facts.points[seat]), below: true },
    ...(count ? [{ name: 'cups', tone: 'gold' as const, words: `${count} ${t('spicy-trophies', { count })}`, parts: trophies }] : []),
  ];
}
