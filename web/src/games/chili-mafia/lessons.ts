/** The guided first game of Chili Mafia. */
import { pepperOf } from './peppers';
import { listed } from '../../lib/names';
import { cardName } from './names';
import { letter } from '../../lib/seats';
import { handOf, latest, SEEN, type Cue, type Lesson, type Moment } from '../../lib/lessons/lesson';

const HOT: Record<string, string> = { whack: 'WH', whackem: 'WE', pinch: 'PI', turncoat: 'TU' };
const ACTIONS: Record<string, string> = { earner: 'EA', shakedown: 'SH', bagman: 'BA', booster: 'BO' };
const named = (card: string): string => cardName(card);
const strength = (card: string): number => pepperOf(card)?.strength ?? 0;
const kind = (card: string): string => card.replace('*', '');
const mine = (at: Moment, zone: string): string[] => ((at.zones[zone] as string[][] | undefined)?.[at.me] ?? []);

/** My turn, without an unfinished plan. */
const turn = (at: Moment): boolean => at.question === 'turn' && mine(at, 'plans').length === 0;
const offered = (at: Moment, verbs: Record<string, string>): Cue | null => {
  const verb = at.moves.find((move) => move in verbs);
  return turn(at) && verb ? { facts: { card: named(verbs[verb] ?? '') }, move: verb } : null;
};

function pick(at: Moment): Cue | null {
  const packet = mine(at, 'packets');
  const best = packet.includes('SC') ? 'SC' : [...packet].sort((a, b) => strength(b) - strength(a))[0];
  if (at.question !== 'draft' || !best) return null;
  return { facts: { card: named(best) }, move: best, ...(strength(best) < 2 ? { variant: 'other' } : {}) };
}

/** Three peppers of the hand that make a gang: a Family if there is one, else the strongest that differ. */
export function gang(hand: string[]): string[] {
  const peppers = hand.filter((card) => pepperOf(card) && card !== 'SC').sort((a, b) => strength(b) - strength(a));
  const joker = hand.includes('SC') ? ['SC'] : [];
  const wanted = 3 - joker.length;
  const same = peppers.filter((card) => kind(card) === kind(peppers.find((one) => alike(peppers, one) >= wanted) ?? ''));
  const mixed = peppers.filter((card, i) => peppers.findIndex((one) => kind(one) === kind(card)) === i);
  const base = same.length ? same : mixed;
  return base.length >= wanted ? [...base.slice(0, 3), ...joker].slice(0, 3) : [];
}
const alike = (cards: string[], card: string): number => cards.filter((one) => kind(one) === kind(card)).length;

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
  turn(at) && handOf(at).some((card) => Object.values(HOT).includes(card)) && !at.moves.some((move) => move in HOT);

export const CHILI: Lesson[] = [
  { id: 'chili-table', clause: 'CM-4.2', cue: () => SEEN },
  { id: 'chili-draft', clause: 'CM-2.4', cue: pick },
  { id: 'chili-draft-on', clause: 'CM-2.5', cue: (at) => (at.question === 'draft' ? SEEN : null) },
  { id: 'chili-response', clause: 'CM-8.9', cue: response },
  { id: 'chili-gang', clause: 'CM-5.2', cue: form },
  { id: 'chili-hot', clause: 'CM-8.4', cue: (at) => offered(at, HOT) },
  { id: 'chili-action', clause: 'CM-7.1', cue: (at) => offered(at, ACTIONS) },
  { id: 'chili-add', clause: 'CM-5.5', cue: (at) => (turn(at) && at.moves.includes('add') ? SEEN : null) },
  { id: 'chili-blocked', clause: 'CM-8.1', cue: (at) => (blocked(at) ? SEEN : null) },
  { id: 'chili-end', clause: 'CM-4.5', cue: (at) => (turn(at) && at.moves.includes('end') ? { move: 'end' } : null) },
  { id: 'chili-pass', clause: 'CM-4.6', cue: (at) => (turn(at) && at.moves.length === 1 && at.moves.includes('pass') ? { move: 'pass' } : null) },
  { id: 'chili-sweet', clause: 'CM-5.9', cue: (at) => (handOf(at).includes('SC') ? SEEN : null) },
  { id: 'chili-lost', clause: 'CM-8.7', cue: (at) => (latest(at, 'lost')?.owner === letter(at.me) ? { facts: { cards: listed((latest(at, 'lost')?.cards as string[]).map(named)) } } : null) },
  { id: 'chili-limit', clause: 'CM-6.1', cue: (at) => (at.question === 'limit' ? SEEN : null) },
  { id: 'chili-raid', clause: 'CM-9.4', cue: (at) => (at.question === 'raid' ? { move: 'best' } : null) },
  { id: 'chili-last', clause: 'CM-10.3', cue: (at) => (latest(at, 'last-round') ? SEEN : null) },
  { id: 'chili-over', clause: 'CM-11.2', cue: (at) => (at.over ? SEEN : null) },
];
