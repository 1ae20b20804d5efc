/** Stick 'Em, told in beats. */
import type { Flight } from '../../lib/animator';
import { having, inOrder, replaced, taking, without, type Beats, type Part } from '../../lib/beats';
import type { GameEvent, Position } from '../../lib/protocol';
import { seatOf } from '../../lib/seats';
import type { StickFacts, StickZones } from './zones';

const zonesOf = (view: Position): StickZones => view.zones as unknown as StickZones;
const factsOf = (view: Position): StickFacts => view.facts as unknown as StickFacts;

function laid(event: GameEvent, view: Position, after: Position, rest: GameEvent[]): Position {
  const z = zonesOf(view);
  const seat = seatOf(event.seat);
  const card = String(event.card);
  const now = zonesOf(after);
  const hands = replaced(z.hands, seat, without(z.hands[seat] ?? [], card));
  const lies = having(view, { hands, trick: [...z.trick, card], leader: z.trick.length ? z.leader : seat });
  // The last card of a trick is followed by what comes of it, and the facts are already those of the next one.
  const ends = rest.find((one) => one.event === 'trick' || one.event === 'aside');
  if (!ends) return now.trick.length ? taking(lies, after, [], ['winning', 'awaited', 'led', 'stinging', 'opening']) : lies;
  return { ...lies, facts: { ...lies.facts, winning: ends.winner ?? null, awaited: [] } };
}

/** The cards of the trick go to who took them, as they lie. */
function swept(event: GameEvent, view: Position): Flight[] {
  const z = zonesOf(view);
  const to = `seat-${seatOf(event.winner)}`;
  return z.trick.map((card, i) => ({ from: i ? `trick-card-${i}` : 'trick-lead', to, card }));
}

/** What the trick was worth, where everybody may know it. */
function worth(event: GameEvent, view: Position, after: Position): string | undefined {
  const [was, is] = [factsOf(view).round_points, factsOf(after).round_points];
  const seat = seatOf(event.winner);
  const gain = was && is ? (is[seat] ?? 0) - (was[seat] ?? 0) : 0;
  return gain ? `${gain > 0 ? '+' : '−'}${Math.abs(gain)}` : undefined;
}

/**
 * The trick stays with its winner until the next card. After the last trick of a round `after` is already
 * the deal of the next one, so only the events tell what became of it.
 */
function taken(event: GameEvent, view: Position, after: Position, rest: GameEvent[]): Position {
  if (!rest.some((one) => one.event === 'round')) return taking(view, after, TRICK, OF_TRICK);
  const { trick, leader, captured } = zonesOf(view);
  const winner = event.winner ? seatOf(event.winner) : -1;
  const kept = winner < 0 ? captured : replaced(captured, winner, [...(captured[winner] ?? []), ...trick]);
  const lies = having(view, { trick: [], captured: kept, last_trick: trick, last_leader: leader, last_winner: winner });
  return { ...lies, facts: { ...lies.facts, winning: null, awaited: [], tricks_left: 0 } };
}

const TRICK = ['trick', 'leader', 'captured', 'aside', 'last_trick', 'last_leader', 'last_winner'];
const OF_TRICK = ['winning', 'awaited', 'led', 'stinging', 'stung', 'tricks_left', 'memory'];

function partsOf(event: GameEvent, view: Position, after: Position, you: number, rest: GameEvent[]): Part[] {
  const seat = seatOf(event.seat);
  const over = rest.some((one) => one.event === 'round');
  const lies = event.event === 'trick' || event.event === 'aside' ? taken(event, view, after, rest) : view;
  switch (event.event) {
    case 'played': {
      const to = zonesOf(view).trick.length ? `trick-${seat}` : 'trick-lead';
      const flights = [{ from: seat === you ? `hand-${String(event.card)}` : `seat-${seat}`, to, card: String(event.card) }];
      return [{ name: 'laid', ms: 100, flights, sound: 'card', seat, view: laid(event, view, after, rest) }];
    }
    case 'trick':
      return [
        { name: 'rest', ms: 500 },
        { name: 'wins', ms: 450, sound: 'knock', seat: seatOf(event.winner), mood: 'glad' },
        { name: 'sweep', ms: 60, flights: swept(event, view), sound: 'gather', view: lies },
        {
          name: 'worth',
          ms: 500,
          seat: seatOf(event.winner),
          rises: over ? undefined : worth(event, view, after),
          view: over ? lies : taking(lies, after, [], ['round_points']),
        },
      ];
    case 'aside':
      return [
        { name: 'rest', ms: 500 },
        { name: 'aside', ms: 700, sound: 'knock', view: lies },
      ];
    case 'pains':
      return [{ name: 'pains', ms: 900, sound: 'turn', view: taking(view, after, ['pains'], ['hurting']) }];
    case 'scored':
      return [{ name: 'scored', ms: 600, sound: 'knock', view: taking(view, after, ['sheet'], ['points', 'scored_round']) }];
    case 'round':
      return [{ name: 'round', ms: 300, sound: 'shuffle' }];
    default:
      return [{ name: event.event, ms: 80, seat: seat < 0 ? undefined : seat }];
  }
}

export const beats: Beats = (before, events, after, you) =>
  inOrder(before, events, after, (event, view, rest) => partsOf(event, view, after, you, rest));
