/** The guided first game of Spicy and of Sweet & Spicy. */
import { cardName, claimName } from './names';
import { letter } from '../../lib/seats';
import { printedCard, readClaim, truthsOf, type SpicyFacts } from './zones';
import { byWhom, handOf, latest, list, SEEN, type Cue, type Lesson, type Moment } from '../../lib/lessons/lesson';

const own = (at: Moment): boolean => !at.reacts && ['turn', 'open'].includes(at.question);
const empty = (at: Moment): boolean => list(at, 'stack').length === 0;
const plays = (at: Moment): [string, string][] =>
  at.moves.filter((move) => move.startsWith('play ')).map((move) => move.slice(5).split(' as ') as [string, string]);
const factsOf = (at: Moment): SpicyFacts => at.facts as unknown as SpicyFacts;
const isTrue = (at: Moment, [card, claim]: [string, string]): boolean => truthsOf(factsOf(at), card).includes(claim);
const said = ([card, claim]: [string, string], variant?: string): Cue => ({
  facts: { card: cardName(card), claim: claimName(claim) },
  move: `play ${card} as ${claim}`,
  ...(variant ? { variant } : {}),
});

/** A lie that is half a truth, if there is one: the right spice under a wrong number. */
function lie(at: Moment): Cue | null {
  const lies = plays(at).filter((play) => !isTrue(at, play) && !printedCard(play[0]).open);
  const one = lies.find(([card, claim]) => printedCard(card).spice === readClaim(claim).spice) ?? lies[0];
  return one ? said(one, 'lie') : null;
}
function truthOrLie(at: Moment): Cue | null {
  const truth = plays(at).find((play) => isTrue(at, play));
  return truth ? said(truth) : lie(at);
}
const doubtable = (at: Moment): Cue | null =>
  at.moves.includes('doubt number') ? { facts: { name: at.name(at.zones.owner), claim: claimName(String(at.zones.claim)) } } : null;

function shown(at: Moment): Cue | null {
  const card = latest(at, 'shown');
  const won = latest(at, 'won');
  if (!card || !won) return null;
  const cue = byWhom(at, won.seat);
  return { ...cue, facts: { ...cue.facts, card: cardName(String(card.card)), claim: claimName(String(card.claim)) } };
}

/** A trophy somebody took; the new hand is not mentioned when the game is over. */
function trophy(at: Moment): Cue | null {
  const taken = latest(at, 'trophy');
  if (!taken) return null;
  return at.over ? { variant: 'over' } : byWhom(at, taken.seat);
}

/** Somebody else's last card, when it is on the table or soon will be. */
function last(at: Moment): Cue | null {
  if (at.question === 'last') return { facts: { name: at.name(at.zones.owner) } };
  const left = ((at.zones.hands as unknown[][] | undefined) ?? []).map((hand) => hand.length);
  const seat = left.findIndex((count, i) => i !== at.me && count > 0 && count <= 2);
  return seat >= 0 && !at.over ? { facts: { name: at.name(letter(seat)), count: left[seat] ?? 0 }, variant: 'soon' } : null;
}

/** Cards drawn so far, after which the end of the game is worth a word. */
const MANY_DRAWN = 20;
function drawn(at: Moment): number {
  const { of, most } = factsOf(at).worlds_end;
  return of - most;
}

const TROPHIES = '.trophies';

export const SPICY: Lesson[] = [
  { id: 'spicy-table', clause: 'SP-1.2', cue: () => SEEN, about: TROPHIES },
  { id: 'spicy-open', clause: 'SP-2.4', cue: (at) => (own(at) && empty(at) ? truthOrLie(at) : null) },
  { id: 'spicy-higher', clause: 'SP-2.5', cue: (at) => (own(at) && !empty(at) ? truthOrLie(at) : null) },
  {
    id: 'spicy-react',
    clause: 'SP-3.1',
    cue: (at) => (at.reacts && at.moves.includes('trust') && doubtable(at) ? { ...doubtable(at), move: 'trust' } : null),
  },
  { id: 'spicy-bluff', clause: 'SP-2.3', cue: (at) => (own(at) && !empty(at) ? lie(at) && { ...lie(at), variant: '' } : null) },
  { id: 'spicy-doubt', clause: 'SP-3.4', cue: (at) => (doubtable(at) ? { ...doubtable(at), move: 'doubt number' } : null) },
  { id: 'spicy-shown', clause: 'SP-3.6', cue: shown },
  { id: 'spicy-must-open', clause: 'SP-3.9', cue: (at) => (at.question === 'open' ? { ...truthOrLie(at), variant: '' } : null) },
  { id: 'spicy-pass', clause: 'SP-2.2', cue: (at) => (own(at) && at.moves.includes('pass') ? SEEN : null) },
  { id: 'spicy-wild', clause: 'SP-3.4', cue: (at) => (handOf(at).some((card) => printedCard(card).kind?.endsWith('-wild')) ? SEEN : null) },
  { id: 'spicy-own-last', clause: 'SP-5.1', cue: (at) => (own(at) && handOf(at).length === 1 ? SEEN : null) },
  { id: 'spicy-last', clause: 'SP-5.2', cue: last },
  { id: 'spicy-trophy', clause: 'SP-5.5', cue: trophy, about: TROPHIES },
  { id: 'spicy-end', clause: 'SP-6.2', cue: (at) => (drawn(at) > MANY_DRAWN ? SEEN : null), about: '.gauge' },
  { id: 'spicy-over', clause: 'SP-8.6', cue: (at) => (at.over ? SEEN : null) },
];

const laidByAnother = (at: Moment): boolean =>
  at.events.some((event) => event.event === 'played' && printedCard(String(event.card)).open && event.seat !== letter(at.me));

export const SWEET: Lesson[] = [
  ...SPICY.slice(0, 2),
  { id: 'sweet-joker', clause: 'SW-2.2', cue: (at) => (plays(at).some(([card]) => printedCard(card).open) ? SEEN : null) },
  { id: 'sweet-covered', clause: 'SW-2.4', cue: (at) => (laidByAnother(at) ? SEEN : null) },
  { id: 'sweet-take', clause: 'SW-3.2', cue: (at) => (at.question === 'joker' ? { move: 'take joker' } : null) },
  ...SPICY.slice(2, -1),
  { id: 'sweet-over', clause: 'SW-4.1', cue: (at) => (at.over ? SEEN : null) },
];
