/** Zones and facts of Spicy and Sweet & Spicy, and their layout. */
import type { MarkName } from '../../art/marks';
import type { Flight } from '../../lib/animator';
import type { GameEvent, Position } from '../../lib/protocol';
import { seatOf } from '../../lib/seats';

/** A card and the seats that know it. */
export type Known = [string, string];

export interface SpicyZones {
  seasonings: string[];
  hands: string[][];
  pile: string[];
  stack: Known[];
  claim: string | null;
  owner: number;
  copied: boolean;
  last: boolean;
  settled: boolean;
  copyable: boolean;
  tucked: number;
  won: Known[][];
  trophies: number[];
  supply: number;
  shown: [string, string, number, number, number] | [];
}

/** A card that was turned over: what was said of it, who won, and whether the claim was right. */
export interface Doubted {
  card: string;
  claim: string;
  owner: string;
  doubter: string | null;
  winner: string;
  right: boolean;
}

export interface SpicyFacts {
  points: number[];
  trophies: number;
  trophies_left: number;
  /** Draws until World's End surfaces: at least, at most, and at most at the start. */
  worlds_end: { least: number; most: number; of: number };
  raids: boolean;
  any_claim: boolean;
  two_spices: boolean;
  doubted: Doubted | null;
}

/** By the letter of a spice: its mark and the name of its colour. */
export const SPICES: Record<string, [MarkName, string]> = {
  C: ['flame', 'red'],
  W: ['leaf', 'leaf'],
  L: ['lemon', 'yellow'],
  P: ['corns', 'blue'],
};

export const jokers = (cards: string[]): number => cards.filter((card) => card === 'SJ').length;

export const faces = (cards: Known[] | undefined): string[] => (cards ?? []).map(([card]) => card);

/** Used instead of a claim: repeats the current one, with Copy Cat. */
export const COPY = 'copy';

/**
 * The ladder of numbers, each in its place for the whole game: a claim where it may be said, else the bare number. What may be said of
 * a number beside (We Love Chili) lies in the first row where it is free, else in a sixth column that such a table always has.
 */
export function ladderOf(claims: string[], now: string | null, sixth: boolean): (string | number)[] {
  const spice = (now ?? claims[0] ?? '').slice(-1);
  const own = Array.from({ length: 10 }, (_, i) => (claims.includes(`${i + 1}${spice}`) ? `${i + 1}${spice}` : i + 1));
  const beside = claims.filter((said) => !own.includes(said));
  const free = (place: string | number): boolean => typeof place === 'number' && place > 3 && `${place}${spice}` !== now;
  const upper = own.slice(0, 5).map((place) => (free(place) ? (beside.shift() ?? place) : place));
  const lower = own.slice(5);
  return sixth ? [...upper, beside.shift() ?? 0, ...lower, beside.shift() ?? 0] : [...upper, ...lower, ...beside];
}

/** What the doubt about the shown card referred to, if known. */
export function doubtedTrait(events: GameEvent[], { claim, owner, doubter }: Doubted): string {
  const told = events.findLast((event) => event.event === 'doubted' && event.claim === claim && event.owner === owner && event.seat === doubter);
  return String(told?.trait ?? '');
}

/** Which cards fly for an event. */
export function spicyFlights(event: GameEvent, before: Position, you: number): Flight[] {
  const seat = seatOf(event.seat);
  const hidden = event.card === 'SJ' ? 'SJ' : '??';
  if (event.event === 'played' || event.event === 'copied') return [{ from: seat === you ? `hand-${String(event.card)}` : `seat-${seat}`, to: 'stack', card: hidden }];
  if (event.event === 'drew') return [{ from: 'pile', to: seat === you ? 'hand' : `seat-${seat}`, card: seat === you ? String(event.card) : '??' }];
  const taken = event.event === 'won' || event.event === 'raided';
  return taken && (before.zones.stack as unknown[]).length ? [{ from: 'stack', to: `seat-${seat}`, card: '??' }] : [];
}
