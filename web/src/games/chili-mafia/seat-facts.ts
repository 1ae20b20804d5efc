/** What everybody may know of a seat: hand, Heists, points, team, and whether it has the turn. */
import { t } from '../../lib/i18n.svelte';
import { letter } from '../../lib/seats';
import type { LiveTable } from '../../lib/table.svelte';
import { counted, handSize, pointsOf } from '../facts';
import type { SeatFact } from '../game';
import { cardName } from './names';
import { MARK_OF } from './peppers';
import { teamOf, type ChiliFacts, type ChiliZones } from './zones';

export function seatFacts({ view, me }: LiveTable, seat: number): SeatFact[] {
  const z = view?.zones as unknown as ChiliZones;
  const facts = view?.facts as unknown as ChiliFacts;
  const heists = z.heists[seat] ?? [];
  const team = teamOf(view, seat);
  return [
    handSize(z.hands[seat]?.length),
    ...(heists.length ? [seat === me ? heistsOf(heists) : counted('heists', 'chili-heists', 'envelope', heists.length)] : []),
    { ...pointsOf(facts.points[seat]), below: true },
    ...(team === null ? [] : [teamFact(team, team === teamOf(view, me))]),
    { name: 'now', words: t('chili-active'), mark: 'chilli', tone: 'gold', off: facts.on_turn !== letter(seat) },
  ];
}

const heistsOf = (codes: string[]): SeatFact => ({
  name: 'heists',
  words: t('chili-your-heists'),
  parts: codes.map((code) => ({ name: 'heist', mark: MARK_OF[code] ?? 'envelope', text: cardName(code), tip: code })),
});

const teamFact = (number: number, mine: boolean): SeatFact => ({
  name: 'team',
  words: t('chili-team-of', { number }),
  mark: 'shield',
  text: String(number),
  tone: mine ? 'gold' : 'quiet',
});
