/** Spicy and Sweet & Spicy, told in beats. */
import { comes, having, inOrder, knowing, replaced, taking, without, type Beats, type Part } from '../../lib/beats';
import type { GameEvent, Position } from '../../lib/protocol';
import { seatOf } from '../../lib/seats';
import { spicyFlights, type Doubted, type SpicyFacts, type SpicyZones } from './zones';

/** What lies on the table, and what was said of it. */
const STACK = ['stack', 'claim', 'owner', 'copied', 'last', 'settled', 'copyable', 'tucked'];

const GATHERED: [string[], string[]] = [[...STACK, 'won', 'shown'], ['doubted']];
const TROPHIES: [string[], string[]] = [['trophies', 'supply'], ['trophies_left']];

const zonesOf = (view: Position): SpicyZones => view.zones as unknown as SpicyZones;
const doubtedIn = (view: Position): Doubted | null => (view.facts as unknown as SpicyFacts).doubted;

/** The seat that lost a doubt. */
const loserOf = ({ owner, doubter, winner }: Doubted): number => seatOf(winner === owner ? doubter : owner);

function laid(event: GameEvent, view: Position, after: Position): Position {
  const { hands } = zonesOf(view);
  const seat = seatOf(event.seat);
  const held = having(taking(view, after, ['shown'], ['doubted']), {
    hands: replaced(hands, seat, without(hands[seat] ?? [], String(event.card))),
  });
  // A card that was won again in the same update never lay on the stack of `after`.
  const { stack } = zonesOf(view);
  const now = zonesOf(after);
  return now.claim ? taking(held, after, STACK) : having(held, { stack: [...stack, ['??', '']], claim: String(event.claim), owner: seat });
}

/** A card comes from the pile; with the last one it is known how long the pile still lasts. */
function drawn(event: GameEvent, view: Position, after: Position, rest: GameEvent[]): Position {
  const { hands, pile } = zonesOf(view);
  const seat = seatOf(event.seat);
  const now = comes(rest, ['drew']) ? view : taking(view, after, [], ['worlds_end']);
  return having(now, { hands: replaced(hands, seat, [...(hands[seat] ?? []), String(event.card)]), pile: pile.slice(0, -1) });
}

/** Events that change what a player has. */
const HAS = ['played', 'copied', 'drew', 'won', 'raided', 'trophy', 'tucked'];

/** The points of the player the event is about, once no later event changes what they have. */
function counted(event: GameEvent, view: Position, after: Position, rest: GameEvent[]): Position {
  const seat = seatOf(event.seat);
  if (!HAS.includes(event.event) || rest.some((one) => HAS.includes(one.event) && one.seat === event.seat)) return view;
  const [now, then] = [view, after].map(({ facts }) => (facts as unknown as SpicyFacts).points);
  return knowing(view, { points: replaced(now!, seat, then![seat]!) });
}

function partsOf(event: GameEvent, view: Position, after: Position, you: number, rest: GameEvent[]): Part[] {
  const seat = seatOf(event.seat);
  const flights = spicyFlights(event, view, you);
  const showing = (now: Position): Position => counted(event, now, after, rest);
  switch (event.event) {
    case 'played':
    case 'copied':
      return [
        { name: 'laid', ms: 0, flights, sound: 'card', seat, view: showing(laid(event, view, after)) },
        { name: 'claim', ms: 160, seat },
      ];
    case 'trusted':
      return [{ name: 'lets-be', ms: 120, seat }];
    case 'doubted':
    case 'revealed':
      return [
        { name: 'doubt', ms: 450, sound: 'doubt', seat, does: 'strikes' },
        { name: 'hush', ms: 500, seat, does: 'strikes' },
      ];
    case 'shown': {
      const shown = having(taking(view, after, ['shown'], ['doubted']), { claim: null });
      const doubted = doubtedIn(after);
      const verdict: Part = { name: 'verdict', ms: 1000, told: true, sound: doubted?.right ? 'right' : 'wrong' };
      const turn: Part = { name: 'turn', ms: 700, sound: 'turn', view: shown };
      if (!doubted) return [turn, verdict];
      return [turn, verdict, { name: 'loses', ms: 250, seat: loserOf(doubted), mood: 'sour', does: 'is-struck' }];
    }
    case 'won':
    case 'raided':
      return [{ name: 'gather', ms: 170, flights, sound: 'gather', seat, view: showing(taking(view, after, ...GATHERED)) }];
    case 'drew':
      return [{ name: 'draw', ms: 40, flights, sound: 'card', seat, view: showing(drawn(event, view, after, rest)) }];
    case 'trophy':
      return [{ name: 'trophy', ms: 900, sound: 'trophy', seat, mood: 'glad', view: showing(taking(view, after, ...TROPHIES)) }];
    case 'last':
      return [{ name: 'last', ms: 600, sound: 'knock', seat }];
    case 'ended':
      return [{ name: 'end', ms: 1400, sound: 'gong' }];
    default:
      return [{ name: event.event, ms: 200, seat: seat < 0 ? undefined : seat }];
  }
}

export const beats: Beats = (before, events, after, you) =>
  inOrder(before, events, after, (event, view, rest) => partsOf(event, view, after, you, rest));
