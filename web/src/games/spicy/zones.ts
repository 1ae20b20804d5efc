/** What the page counts beside what the server says of Spicy and Sweet & Spicy. */
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

/** By the letter of a spice: its mark and the name of its colour. */
export const SPICES: Record<string, [MarkName, string]> = {
  C: ['flame', 'red'],
  W: ['leaf', 'leaf'],
  L: ['lemon', 'yellow'],
  P: ['corns', 'blue'],
};
export const TROPHIES = 3;
/** Cards below World's End by number of players, where the table did not choose another number. */
const BELOW: Record<number, number> = { 2: 58, 3: 38, 4: 38, 5: 15, 6: 15 };

export const jokers = (cards: string[]): number => cards.filter((card) => card === 'SJ').length;

/** Points of cards: one each, a Super-Joker five. */
export const worth = (cards: string[]): number => cards.length + 4 * jokers(cards);

export const faces = (cards: Known[] | undefined): string[] => (cards ?? []).map(([card]) => card);

/** How many draws are left before World's End, at least and at most, and how many there were at the start. */
export function gaugeOf(view: Position): { least: number; most: number; of: number } {
  const pile = (view.zones as unknown as SpicyZones).pile.length;
  const chosen = Number(view.options.end_card ?? NaN);
  const below = Number.isNaN(chosen) ? (BELOW[view.players] ?? 15) : chosen;
  const jitter = Number(view.options.jitter ?? 3);
  return { least: Math.max(1, pile - below - jitter), most: Math.max(1, pile - below + jitter), of: 100 - view.players * 6 - below + jitter };
}

/** Said instead of a claim: the same as stands, with Copy Cat. */
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

/** What the doubt was about whose card is shown, as far as we were told. */
export function doubtedTrait(events: GameEvent[], shown: SpicyZones['shown']): string {
  const [, claim, owner, doubter] = shown;
  const told = events.findLast((event) => event.event === 'doubted' && event.claim === claim && seatOf(event.owner) === owner && seatOf(event.seat) === doubter);
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
