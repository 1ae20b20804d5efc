/** What everybody may know of a seat: the pain card, captured cards and points. */
import { t } from '../../lib/i18n.svelte';
import { letter } from '../../lib/seats';
import { settings } from '../../lib/settings.svelte';
import type { LiveTable } from '../../lib/table.svelte';
import { counted, handSize, pointsOf } from '../facts';
import type { SeatFact } from '../game';
import { cardName } from './names';
import { COLOUR_MARKS, COLOUR_NAMES, known, printedCard, type StickFacts, type StickZones } from './zones';

export function seatFacts(table: LiveTable, seat: number): SeatFact[] {
  const z = table.view?.zones as unknown as StickZones;
  const facts = table.view?.facts as unknown as StickFacts;
  return [
    known(z.pains[seat]) ? painOf(z.pains[seat]) : hiddenPain(table, facts, seat),
    handSize(z.hands[seat]?.length),
    counted('captured', 'stick-captured', 'crown', z.captured[seat]?.length, 'fact-won'),
    pointsOf(facts.points[seat]),
  ];
}

function painOf(card: string): SeatFact {
  const { colour, number } = printedCard(card);
  return {
    name: `pain ${COLOUR_NAMES[colour]}`,
    words: t('stick-pain-of', { card: cardName(card) }),
    mark: COLOUR_MARKS[colour] ?? 'diamond',
    text: String(number),
    parts: settings.letters ? [{ name: 'letter', text: colour }] : [],
    colour: `var(--${COLOUR_NAMES[colour]})`,
    tip: `pain:${card}`,
  };
}

/** While pain cards are chosen, whether this one is. */
function hiddenPain({ shown }: LiveTable, facts: StickFacts, seat: number): SeatFact {
  const picking = shown.asked?.name === 'pain' && !shown.rest;
  const picked = !!facts.picked[seat] || !!shown.asked?.answered.includes(letter(seat));
  return {
    name: 'pain none',
    words: picking ? t(picked ? 'stick-picked' : 'stick-picking') : '',
    mark: picking && picked ? 'check' : 'hourglass',
  };
}
