/** What everybody may know of a seat: its dice, its hand, and what lies in front of it. */
import { t } from '../../lib/i18n.svelte';
import type { LiveTable } from '../../lib/table.svelte';
import { counted, handSize } from '../facts';
import type { FactPart, SeatFact } from '../game';
import { MARK_OF } from './faces';
import { cardName } from './names';
import type { WazabiFacts, WazabiZones } from './zones';

/** Maximum number of dice drawn next to a name. */
const ROW = 5;

export function seatFacts({ view }: LiveTable, seat: number): SeatFact[] {
  const z = view?.zones as unknown as WazabiZones;
  const { teams, places } = view?.facts as unknown as WazabiFacts;
  const team = teams?.[seat] ?? 0;
  const open = z.open_cards[seat] ?? [];
  const skips = z.skips[seat] ?? 0;
  return [
    diceFact(z.black[seat] ?? 0, z.red[seat] ?? 0),
    handSize(z.sizes[seat]),
    ...(skips ? [{ ...counted('skip', 'wazabi-skips', 'cross', skips), tone: 'danger' as const }] : []),
    ...(open.length ? [openFact(open)] : []),
    ...(teams ? [{ name: 'team', words: t('wazabi-team-of', { number: team }), mark: 'shield' as const, text: String(team) }] : []),
    ...(places[seat] ? [{ name: 'place', words: '', mark: 'crown' as const, text: String(places[seat]), tone: 'gold' as const }] : []),
  ];
}

/** Black dice from the left, red ones from the right; if the row would be too long, one die of each colour and its number. */
function diceFact(black: number, red: number): SeatFact {
  const short = black + red > ROW;
  const dice = (count: number, die: FactPart): FactPart[] =>
    short && count > 1 ? [die, { text: `×${count}` }] : Array<FactPart>(count).fill(die);
  return {
    name: 'dice',
    words: t('wazabi-dice-of', { black, red }),
    parts: [...dice(black, { mark: 'die' }), { name: 'between' }, ...dice(red, { name: 'red', mark: 'cut-die' }).reverse()],
  };
}

/** Every open card once, with its number. */
function openFact(cards: string[]): SeatFact {
  const many = (code: string): number => cards.filter((other) => other === code).length;
  const part = (code: string): FactPart => ({
    name: 'open',
    mark: MARK_OF[code] ?? 'chilli',
    text: many(code) > 1 ? String(many(code)) : '',
    words: cardName(code),
    tip: code,
  });
  return { name: 'opens', words: '', parts: [...new Set(cards)].map(part) };
}
