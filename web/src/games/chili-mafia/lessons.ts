/** The guided first game of Chili Mafia. */
import { cardOf, isPepper, printedCard } from './peppers';
import { chosenPoints } from './preview';
import { listed } from '../../lib/names';
import { cardName } from './names';
import { letter } from '../../lib/seats';
import { handOf, latest, SEEN, type Cue, type Lesson, type Moment } from '../../lib/lessons/lesson';

const named = (card: string): string => cardName(card);
const strength = (card: string): number => printedCard(card).strength ?? 0;
const kindOf = (verb: string): unknown => printedCard(cardOf(verb) ?? '').kind;
const mine = (at: Moment, zone: string): string[] => ((at.zones[zone] as string[][] | undefined)?.[at.me] ?? []);

/** My turn, without an unfinished plan. */
const turn = (at: Moment): boolean => at.question === 'turn' && mine(at, 'plans').length === 0;
const offered = (at: Moment, kind: 'hot' | 'action'): Cue | null => {
  const verb = at.moves.find((move) => kindOf(move) === kind);
  return turn(at) && verb ? { facts: { card: named(cardOf(verb) ?? '') }, move: verb } : null;
};

function pick(at: Moment): Cue | null {
  const packet = mine(at, 'packets');
  const best = packet.includes('SC') ? 'SC' : [...packet].sort((a, b) => strength(b) - strength(a))[0];
  if (at.question !== 'draft' || !best) return null;
  return { facts: { card: named(best) }, move: best, ...(strength(best) < 2 ? { variant: 'other' } : {}) };
}

/** All ways to take this many of the cards. */
const choices = (cards: string[], many: number): string[][] =>
  many === 0 ? [[]] : cards.flatMap((card, i) => choices(cards.slice(i + 1), many - 1).map((rest) => [card, ...rest]));

/** The smallest gang that the hand can form, and of those the one with the most points. */
export function gang(hand: string[]): string[] {
  const peppers = hand.filter(isPepper).sort((a, b) => strength(b) - strength(a));
  for (let many = 1; many <= peppers.length; many++) {
    const best = choices(peppers, many).sort((a, b) => chosenPoints(b) - chosenPoints(a))[0] ?? [];
    if (chosenPoints(best)) return best;
  }
  return [];
}

function form(at: Moment): Cue | null {
  const cards = turn(at) && at.moves.includes('gang') ? gang(handOf(at)) : [];
  return cards.length ? { facts: { cards: listed(cards.map(named)) }, move: `gang ${cards.join(' ')}` } : null;
}

function response(at: Moment): Cue | null {
  if (at.question !== 'response') return null;
  const attack = latest(at, 'attacked');
  const facts = { name: at.name(attack?.seat), rival: at.name(attack?.owner) };
  const onMe = attack?.owner === letter(at.me);
  return { facts, move: onMe && at.moves.includes('fugged') ? 'fugged' : 'let', ...(onMe ? { variant: 'mine' } : {}) };
}

const blocked = (at: Moment): boolean =>
  turn(at) && handOf(at).some((card) => printedCard(card).kind === 'hot') && !at.moves.some((move) => kindOf(move) === 'hot');

export const CHILI: Lesson[] = [
  { id: 'chili-table', clause: 'CM-4.2', cue: () => SEEN },
  { id: 'chili-draft', clause: 'CM-2.4', cue: pick },
  { id: 'chili-draft-on', clause: 'CM-2.5', cue: (at) => (at.question === 'draft' ? SEEN : null) },
  { id: 'chili-response', clause: 'CM-8.9', cue: response },
  { id: 'chili-gang', clause: 'CM-5.2', cue: form },
  { id: 'chili-hot', clause: 'CM-8.4', cue: (at) => offered(at, 'hot') },
  { id: 'chili-action', clause: 'CM-7.1', cue: (at) => offered(at, 'action') },
  { id: 'chili-add', clause: 'CM-5.5', cue: (at) => (turn(at) && at.moves.includes('add') ? SEEN : null) },
  { id: 'chili-blocked', clause: 'CM-8.1', cue: (at) => (blocked(at) ? SEEN : null) },
  { id: 'chili-end', clause: 'CM-4.5', cue: (at) => (turn(at) && at.moves.includes('end') ? { move: 'end' } : null) },
  {
    id: 'chili-pass',
    clause: 'CM-4.6',
    cue: (at) => (turn(at) && at.moves.length === 1 && at.moves.includes('pass') ? { move: 'pass' } : null),
  },
  { id: 'chili-sweet', clause: 'CM-5.9', cue: (at) => (handOf(at).includes('SC') ? SEEN : null) },
  {
    id: 'chili-lost',
    clause: 'CM-8.7',
    cue: (at) =>
      latest(at, 'lost')?.owner === letter(at.me) ? { facts: { cards: listed((latest(at, 'lost')?.cards as string[]).map(named)) } } : null,
  },
  { id: 'chili-limit', clause: 'CM-6.1', cue: (at) => (at.question === 'limit' ? SEEN : null) },
  { id: 'chili-raid', clause: 'CM-9.4', cue: (at) => (at.question === 'raid' ? { move: 'best' } : null) },
  { id: 'chili-last', clause: 'CM-10.3', cue: (at) => (latest(at, 'last-round') ? SEEN : null) },
  { id: 'chili-over', clause: 'CM-11.2', cue: (at) => (at.over ? SEEN : null) },
];
