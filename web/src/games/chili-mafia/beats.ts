/** Chili Mafia, told in beats. */
import { having, inOrder, replaced, taking, without, type Beats, type Part } from '../../lib/beats';
import type { GameEvent, Position } from '../../lib/protocol';
import { seatOf } from '../../lib/seats';
import { chiliFlights, type ChiliZones } from './zones';

const WORTH = ['gangs', 'points'];

const zonesOf = (view: Position): ChiliZones => view.zones as unknown as ChiliZones;
const cardsOf = ({ card, cards }: GameEvent): string[] => (Array.isArray(cards) ? cards : card === undefined ? [] : [card]).map(String);

/** Events that bring cards into a hand, and those that take some from it; the facts that name whose it is. */
const BRING: Record<string, string> = { drew: 'seat', took: 'seat', picked: 'seat', stole: 'seat', gave: 'taker' };
const TAKE: Record<string, string> = {
  ...{ played: 'seat', discarded: 'seat', passed: 'seat', exchanged: 'seat', gambled: 'seat', attacked: 'seat', neutralised: 'seat' },
  ...{ formed: 'seat', added: 'seat', stole: 'victim', gave: 'seat' },
};
const seatIn = (event: GameEvent, facts: Record<string, string>): number => seatOf(event[facts[event.event] ?? '']);
const changes = (event: GameEvent, seat: number): boolean => seatIn(event, BRING) === seat || seatIn(event, TAKE) === seat;

/** The hand of a seat after an event: as it is after the update, unless a later event changes it too. */
function handAfter(event: GameEvent, view: Position, after: Position, rest: GameEvent[], seat: number): string[] {
  if (!rest.some((one) => changes(one, seat))) return zonesOf(after).hands[seat] ?? [];
  const hand = zonesOf(view).hands[seat] ?? [];
  return seatIn(event, BRING) === seat ? [...hand, ...cardsOf(event)] : cardsOf(event).reduce(without, hand);
}

/** Events that lay cards on the discard pile. */
const LAID = ['played', 'discarded', 'passed', 'exchanged', 'gambled', 'attacked', 'neutralised'];

/** Hands and piles after an event; a plan that was carried out is no longer shown. */
function moved(event: GameEvent, view: Position, after: Position, rest: GameEvent[]): Position {
  const { hands, pile, discard } = zonesOf(view);
  const seats = [seatIn(event, BRING), seatIn(event, TAKE)].filter((seat) => seat >= 0);
  const now = seats.length ? taking(view, after, ['plans']) : view;
  return having(now, {
    hands: seats.reduce((all, seat) => replaced(all, seat, handAfter(event, view, after, rest, seat)), hands),
    ...(event.event === 'drew' && { pile: pile.slice(0, -1) }),
    ...(event.event === 'took' && { discard: without(discard, String(event.card)) }),
    ...(LAID.includes(event.event) && { discard: [...discard, ...cardsOf(event)] }),
  });
}

function partsOf(event: GameEvent, before: Position, after: Position, you: number, rest: GameEvent[]): Part[] {
  const seat = seatOf(event.seat);
  const view = moved(event, before, after, rest);
  const flights = chiliFlights(event, you);
  /** Gangs change once more in this update: what is drawn of them must not run ahead. */
  const later = rest.some((one) => ['formed', 'added', 'moved', 'lost', 'pinched', 'bewitched', 'jailed'].includes(one.event));
  const gangs = later ? view : taking(view, after, ['gangs']);
  const counted = later ? view : taking(view, after, ['gangs'], WORTH);
  switch (event.event) {
    case 'attacked':
      return [
        { name: 'steps-forward', ms: 300, sound: 'knock', seat, does: 'strikes' },
        { name: 'attack', ms: 500, flights, seat: seatOf(event.owner), view: taking(view, after, ['hot_played'], ['attack']) },
      ];
    case 'nobody-answers':
      return [{ name: 'nobody-answers', ms: 350 }];
    case 'neutralised':
      return [
        { name: 'neutralised', ms: 30, flights, sound: 'slap', seat, mood: 'glad', view },
        // The attack is still there to be seen broken.
        { name: 'cancelled', ms: 800 },
        { name: 'called-off', ms: 60, view: taking(view, after, [], ['attack']) },
      ];
    case 'lost':
    case 'pinched':
      return [
        { name: 'hit', ms: 250, sound: 'slap', seat: seatOf(event.owner), mood: 'sour', does: 'is-struck' },
        { name: event.event, ms: 70, flights, seat: seatOf(event.owner), view: taking(gangs, after, ['discard']) },
        { name: 'recounted', ms: 250, seat: seatOf(event.owner), view: taking(counted, after, ['discard'], ['attack']) },
      ];
    case 'formed':
    case 'added':
    case 'moved':
    case 'bewitched':
      return [
        { name: event.event, ms: 150, flights, sound: 'card', seat, view: gangs },
        { name: 'counted', ms: 150, seat, mood: 'glad', view: counted },
      ];
    case 'raid':
      return [{ name: 'raid', ms: 900, sound: 'siren', seat }];
    case 'last-round':
      return [{ name: 'last-round', ms: 900, sound: 'gong', seat }];
    case 'heist-used':
      return [{ name: 'heist', ms: 500, flights, sound: 'turn', seat }];
    case 'arranged':
      return [{ name: 'arranged', ms: 60, sound: 'card', view: gangs }];
    case 'scored':
      return [{ name: 'scored', ms: 900, sound: 'gong', view: taking(view, after, [], ['points']) }];
    default:
      return [{ name: event.event, ms: 80, flights, sound: flights.length ? 'card' : undefined, seat: seat < 0 ? undefined : seat, view }];
  }
}

export const beats: Beats = (before, events, after, you) =>
  inOrder(before, events, after, (event, view, rest) => partsOf(event, view, after, you, rest));
