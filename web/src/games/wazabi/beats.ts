/** Wazabi, told in beats. */
import { comes, having, inOrder, replaced, taking, without, type Beats, type Part } from '../../lib/beats';
import type { GameEvent, Position } from '../../lib/protocol';
import { seatOf } from '../../lib/seats';
import { wazabiFlights, type WazabiFacts, type WazabiZones } from './zones';

const zonesOf = (view: Position): WazabiZones => view.zones as unknown as WazabiZones;

/** One die more or less at some seats. */
function dice(view: Position, colour: unknown, changes: [seat: number, by: number][]): Position {
  const zone = colour === 'red' ? 'red' : 'black';
  const counts = changes.reduce((all, [seat, by]) => replaced(all, seat, Math.max(0, (all[seat] ?? 0) + by)), zonesOf(view)[zone]);
  return having(view, { [zone]: counts });
}

const swapped = <T>(list: T[], a: number, b: number): T[] => replaced(replaced(list, a, list[b]!), b, list[a]!);

const DICE = ['gave', 'took', 'removed', 'gained', 'swapped-dice', 'passed-dice'];
const CARDS = ['drew', 'stole', 'played', 'discarded', 'swapped-hands', 'passed-hands', 'hand-now'];

/** One card more or less in some hands. */
function cards(view: Position, changes: [seat: number, by: number, card: string][]): Position {
  const { hands, sizes } = zonesOf(view);
  const held = (hand: string[] | '??', by: number, card: string): string[] | '??' =>
    hand === '??' ? hand : by > 0 ? [...hand, card] : without(hand, card);
  return having(view, {
    sizes: changes.reduce((all, [seat, by]) => replaced(all, seat, (all[seat] ?? 0) + by), sizes),
    hands: changes.reduce((all, [seat, by, card]) => replaced(all, seat, held(all[seat] ?? '??', by, card)), hands),
  });
}

/** A die goes back to the reserve, or comes from it. */
function reserve(view: Position, colour: unknown, seat: number, by: number): Position {
  const zone = colour === 'red' ? 'reserve_red' : 'reserve_black';
  return having(dice(view, colour, [[seat, by]]), { [zone]: zonesOf(view)[zone] - by });
}

/** The table after an event. */
function changed(event: GameEvent, view: Position, after: Position, rest: GameEvent[]): Position {
  const [seat, victim, target] = [seatOf(event.seat), seatOf(event.victim), seatOf(event.target)];
  const card = String(event.card ?? '??');
  switch (event.event) {
    case 'rolled':
      return taking(view, after, ['roll', 'roller'], ['dice', 'slap_is_right']);
    case 'gave':
      return dice(view, event.colour, [[seat, -1], [target, 1]]);
    case 'took':
      return dice(view, event.colour, [[victim, -1], [seat, 1]]);
    case 'removed':
      return reserve(view, event.colour, seat, -1);
    case 'gained':
      return reserve(view, event.colour, seat, 1);
    case 'drew':
      return having(cards(view, [[seat, 1, card]]), { pile: zonesOf(view).pile.slice(0, -1) });
    case 'renewed':
      return having(view, { pile: [...zonesOf(view).pile, ...Array<string>(Number(event.cards)).fill('??')], discard: [] });
    case 'discarded':
      return comes(rest, CARDS) ? view : taking(view, after, ['hands', 'sizes', 'discard']);
    case 'stole':
      return cards(view, [[victim, -1, card], [seat, 1, card]]);
    case 'played':
      return having(cards(view, [[seat, -1, card]]), { discard: [...zonesOf(view).discard, card] });
    case 'swapped-dice': {
      const { black, red } = zonesOf(view);
      return having(view, { black: swapped(black, seat, target), red: swapped(red, seat, target) });
    }
    case 'passed-dice':
      return comes(rest, DICE) ? view : taking(view, after, ['black', 'red']);
    case 'swapped-hands':
    case 'passed-hands':
    case 'hand-now':
      return comes(rest, CARDS) ? view : taking(view, after, ['hands', 'sizes']);
    case 'laid-skip':
    case 'missed':
      return taking(view, after, ['skips']);
    case 'reversed':
      return taking(view, after, ['direction']);
    case 'flipped':
    case 'used':
    case 'looted':
      return taking(view, after, ['piment', 'open_cards']);
    case 'finished':
      return taking(view, after, ['finished'], ['places']);
    case 'turn':
    case 'extra':
      return taking(view, after, ['roller', 'roll'], ['dice', 'slap_is_right']);
    default:
      return view;
  }
}

const SHOWN: Record<string, number> = {
  ...{ flipped: 800, 'won-race': 600, mistake: 600, played: 500, finished: 900, missed: 500, reversed: 400 },
  ...{ gave: 60, took: 60, removed: 60, gained: 60, drew: 40, stole: 60, 'hand-now': 0 },
};
const SOUNDS: Record<string, Part['sound']> = {
  ...{ mistake: 'wrong', 'won-race': 'right', finished: 'win', played: 'card', drew: 'card', stole: 'card', looted: 'card' },
  ...{ gave: 'die', took: 'die', removed: 'die', gained: 'die', 'swapped-dice': 'dice', 'passed-dice': 'dice', renewed: 'shuffle' },
};

const MOODS: Record<string, Part['mood']> = { 'won-race': 'glad', removed: 'glad', mistake: 'sour', gained: 'sour', 'laid-skip': 'sour' };

/** Where the first hand wins, it is seen with what it brings; elsewhere all hands were seen before lots are drawn. */
const showsHand = ({ event }: GameEvent, { facts }: Position): boolean =>
  event === 'mistake' || (event === 'won-race' && (facts as unknown as WazabiFacts).first_hand_wins);

function partsOf(event: GameEvent, view: Position, after: Position, you: number, rest: GameEvent[]): Part[] {
  const seat = seatOf(event.seat);
  const now = changed(event, view, after, rest);
  if (event.event === 'rolled')
    return [
      { name: 'tumble', ms: 600, sound: 'dice', seat, view: having(now, { roll: zonesOf(after).roll }) },
      { name: 'settled', ms: 200, seat, told: true },
    ];
  // My own hand was heard when it landed.
  const slap: Part = { name: 'slap', ms: 300, sound: seat === you ? undefined : 'slap', seat, does: 'strikes' };
  if (event.event === 'slapped') return [slap];
  const told: Part = {
    name: event.event,
    ms: SHOWN[event.event] ?? 80,
    flights: wazabiFlights(event, view, you),
    sound: SOUNDS[event.event],
    // The player who has to miss a turn.
    seat: event.event === 'laid-skip' ? seatOf(event.target) : seat,
    mood: MOODS[event.event],
    does: event.event === 'mistake' ? 'is-struck' : undefined,
    view: now,
  };
  return showsHand(event, view) ? [slap, { ...told, told: true }] : [told];
}

export const beats: Beats = (before, events, after, you) => 
  inOrder(before, events, after, (event, view, rest) => partsOf(event, view, after, you, rest));
