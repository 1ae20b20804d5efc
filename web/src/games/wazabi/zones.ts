/** What the page derives from the zones and facts of Wazabi. */
import type { Flight } from '../../lib/animator';
import type { GameEvent, Position } from '../../lib/protocol';
import { letter, seatOf } from '../../lib/seats';

export interface WazabiZones {
  black: number[];
  red: number[];
  reserve_black: number;
  reserve_red: number;
  hands: (string[] | '??')[];
  sizes: number[];
  pile: string[];
  discard: string[];
  skips: number[];
  piment: string[];
  open_cards: string[][];
  kept: (string[] | '??')[];
  finished: number[];
  roller: number;
  direction: number;
  owed: number;
  roll: string;
}

/** When it is right to slap is told when it is right, and when it is wrong when it is wrong; chilies when one was rolled. */
export function coachFits(step: number, _question: string, view: Position): boolean {
  const { dice, slap_is_right } = view.facts as unknown as WazabiFacts;
  if (step === 2) return slap_is_right;
  if (step === 6) return !slap_is_right;
  return step !== 4 || dice.some(({ figure }) => figure === 'P');
}

export interface WazabiFacts {
  /** The roller's dice, with their figures once they are rolled. */
  dice: { figure: string | null; red: boolean }[];
  slap_is_right: boolean;
  /** Else the winner of a race is drawn. */
  first_hand_wins: boolean;
  /** By seat: the left neighbour among those who still play. */
  left: (string | null)[];
  teams: number[] | null;
  places: (number | null)[];
}

const place = (seat: number): string => `seat-${seat}`;

/** Every active player passes what they have to the neighbour on that side. */
function around(view: Position, side: unknown, card: string, has: (seat: number) => number): Flight[] {
  const left = (view.facts as unknown as WazabiFacts).left;
  return left.flatMap((next, seat) => {
    const to = side === 'left' ? seatOf(next) : left.indexOf(letter(seat));
    return next && has(seat) ? [{ from: place(seat), to: place(to), card }] : [];
  });
}

const swapped = (one: number, other: number, card: string): Flight[] => [
  { from: place(one), to: place(other), card },
  { from: place(other), to: place(one), card },
];

/** Which cards and dice fly for an event. */
export function wazabiFlights(event: GameEvent, before: Position, you: number): Flight[] {
  const z = before.zones as unknown as WazabiZones;
  const [seat, victim, target] = [seatOf(event.seat), seatOf(event.victim), seatOf(event.target)];
  const card = String(event.card);
  const die = event.colour === 'red' ? 'die:red' : 'die:';
  const hand = seat === you ? 'hand' : place(seat);
  switch (event.event) {
    case 'drew':
      return [{ from: 'deck', to: hand, card: '??' }];
    case 'played':
      return [{ from: seat === you ? `hand-${card}` : place(seat), to: 'discard', card }];
    case 'gave':
      return [{ from: place(seat), to: place(target), card: die }];
    case 'took':
      return [{ from: place(victim), to: place(seat), card: die }];
    case 'removed':
      return [{ from: place(seat), to: 'reserve', card: die }];
    case 'gained':
      return [{ from: 'reserve', to: place(seat), card: die }];
    case 'stole':
      return [{ from: place(victim), to: hand, card: '??' }];
    case 'looted':
      return [{ from: place(victim), to: place(seat), card }];
    case 'used':
      return [{ from: place(seat), to: 'piment', card }];
    case 'flipped':
      return [{ from: 'piment', to: place(seat), card }];
    case 'laid-skip':
      return [{ from: 'discard', to: place(target), card: 'skip' }];
    case 'swapped-dice':
      return swapped(seat, target, 'die:');
    case 'swapped-hands':
      return swapped(seat, target, '??');
    case 'passed-dice':
      return around(before, event.direction, 'die:', (giver) => (z.black[giver] ?? 0) + (z.red[giver] ?? 0));
    case 'passed-hands':
      return around(before, event.direction, '??', (giver) => z.sizes[giver] ?? 0);
    default:
      return [];
  }
}

/** The dice that somebody has, to be drawn one by one. */
export const diceOf = (view: Position, seat: number): string[] => {
  const { black, red } = view.zones as unknown as WazabiZones;
  return [...Array<string>(black[seat] ?? 0).fill('die:'), ...Array<string>(red[seat] ?? 0).fill('die:red')];
};
