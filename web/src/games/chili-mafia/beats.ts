/** Chili Mafia, told in beats. */
import { inOrder, taking, type Beats, type Part } from '../../lib/beats';
import type { GameEvent, Position } from '../../lib/protocol';
import { seatOf } from '../../lib/seats';
import { chiliFlights } from './zones';

const GANGS = ['gangs', 'discard'];
const WORTH = ['gangs', 'points'];

function partsOf(event: GameEvent, view: Position, after: Position, you: number, rest: GameEvent[]): Part[] {
  const seat = seatOf(event.seat);
  const flights = chiliFlights(event, you);
  /** Gangs change once more in this update: what is drawn of them must not run ahead. */
  const later = rest.some((one) => ['formed', 'added', 'moved', 'lost', 'pinched', 'bewitched', 'jailed'].includes(one.event));
  const gangs = later ? view : taking(view, after, GANGS);
  const counted = later ? view : taking(view, after, GANGS, WORTH);
  /** What an attack leaves behind: no plan, and a hand without the Hot card. */
  const left = rest.length ? ['hot_played', 'plans'] : ['hot_played', 'plans', 'hands'];
  switch (event.event) {
    case 'attacked':
      return [
        { name: 'steps-forward', ms: 300, sound: 'knock', seat, does: 'strikes' },
        { name: 'attack', ms: 500, flights, seat: seatOf(event.owner), view: taking(view, after, left, ['attack']) },
      ];
    case 'nobody-answers':
      return [{ name: 'nobody-answers', ms: 350 }];
    case 'neutralised':
      return [
        { name: 'neutralised', ms: 30, flights, sound: 'slap', seat, mood: 'glad' },
        // The attack is still there to be seen broken.
        { name: 'cancelled', ms: 800 },
        { name: 'called-off', ms: 60, view: taking(view, after, ['discard'], ['attack']) },
      ];
    case 'lost':
    case 'pinched':
      return [
        { name: 'hit', ms: 250, sound: 'slap', seat: seatOf(event.owner), mood: 'sour', does: 'is-struck' },
        { name: event.event, ms: 70, flights, seat: seatOf(event.owner), view: gangs },
        { name: 'recounted', ms: 250, seat: seatOf(event.owner), view: taking(counted, after, [], ['attack']) },
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
      return [{ name: event.event, ms: 80, flights, sound: flights.length ? 'card' : undefined, seat: seat < 0 ? undefined : seat }];
  }
}

export const beats: Beats = (before, events, after, you) =>
  inOrder(before, events, (event, view, rest) => partsOf(event, view, after, you, rest));
