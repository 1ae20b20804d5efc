/** The guided first game of Stick 'Em. */
import { t } from '../../lib/i18n.svelte';
import { cardName } from './names';
import { printedCard, type StickFacts } from './zones';
import { letter, seatOf } from '../../lib/seats';
import { byWhom, handOf, latest, list, SEEN, type Cue, type Lesson, type Moment } from '../../lib/lessons/lesson';

const value = (card: string): number => printedCard(card).number;
const colour = (card: string): string => printedCard(card).colour;
const low = (cards: string[]): string | undefined => [...cards].sort((a, b) => value(a) - value(b))[0];
const high = (cards: string[]): string | undefined => [...cards].sort((a, b) => value(b) - value(a))[0];
const factsOf = (at: Moment): StickFacts => at.facts as unknown as StickFacts;
const play = (card: string | undefined, facts: Cue['facts'] = {}): Cue | null =>
  card ? { facts: { card: cardName(card), ...facts }, move: `play ${card}` } : null;

/** The colour held most often, and the lowest card of it. */
function gentlestPain(at: Moment): Cue | null {
  const hand = handOf(at);
  const most = [...new Set(hand.map(colour))]
    .map((one) => hand.filter((card) => colour(card) === one))
    .sort((a, b) => b.length - a.length)[0];
  const card = low(most ?? []);
  return card ? { facts: { card: cardName(card), count: most?.length ?? 0 }, move: `pain ${card}` } : null;
}

const playing = (at: Moment): boolean => at.question === 'card';
const lead = (at: Moment): Cue | null => play(low(factsOf(at).hurting ?? []) ?? low(handOf(at)));

/** Take a clean trick with a high card of another colour; stay out of one that hurts. */
function answer(at: Moment): Cue | null {
  const { led, stinging, hurting } = factsOf(at);
  const hand = handOf(at);
  const facts = { colour: t(`stick-colour-${led ?? ''}`) };
  const follows = (card: string): boolean => colour(card) === led;
  if (stinging[at.me]?.length) {
    const out = play(hand.find((card) => !printedCard(card).wins) ?? low(hand.filter(follows)) ?? low(hand), facts);
    return out && { ...out, variant: 'duck' };
  }
  return play(high(hand.filter((card) => !follows(card) && !hurting?.includes(card))) ?? low(hand), facts);
}

/** A card of the colour led, if that colour hurts the player who is winning the trick. */
function hurt(at: Moment): Cue | null {
  const { winning, led, stinging } = factsOf(at);
  if (!winning || winning === letter(at.me)) return null;
  const hurts = stinging[seatOf(winning)]?.some((one) => colour(one) === led);
  const card = hurts ? low(handOf(at).filter((one) => colour(one) === led && value(one) > 2)) : undefined;
  return play(card, { name: at.name(winning) });
}

function trick(at: Moment): Cue | null {
  const won = latest(at, 'trick');
  return won ? byWhom(at, won.winner) : null;
}

export const STICK: Lesson[] = [
  { id: 'stick-table', clause: 'SE-1.3', cue: () => SEEN },
  { id: 'stick-pain', clause: 'SE-2.1', cue: (at) => (at.question === 'pain' ? gentlestPain(at) : null) },
  {
    id: 'stick-pains',
    clause: 'SE-2.3',
    cue: (at) => (latest(at, 'pains') ? { facts: { card: cardName(list(at, 'pains')[at.me] ?? '') } } : null),
  },
  { id: 'stick-lead', clause: 'SE-3.2', cue: (at) => (playing(at) && !list(at, 'trick').length ? lead(at) : null) },
  { id: 'stick-follow', clause: 'SE-4.3', cue: (at) => (playing(at) && list(at, 'trick').length ? answer(at) : null) },
  { id: 'stick-trick', clause: 'SE-3.3', cue: trick },
  { id: 'stick-zero', clause: 'SE-4.2', cue: (at) => (playing(at) && handOf(at).some((card) => !printedCard(card).wins) ? SEEN : null) },
  { id: 'stick-hurt', clause: 'SE-5.2', cue: (at) => (playing(at) && list(at, 'trick').length ? hurt(at) : null) },
  { id: 'stick-aside', clause: 'SE-4.6', cue: (at) => (latest(at, 'aside') ? (handOf(at).length ? SEEN : { variant: 'last' }) : null) },
  { id: 'stick-scored', clause: 'SE-5.1', cue: (at) => (latest(at, 'scored') ? SEEN : null) },
  { id: 'stick-over', clause: 'SE-6.1', cue: (at) => (at.over ? SEEN : null) },
];
