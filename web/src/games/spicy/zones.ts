/** Zones and facts of Spicy and Sweet & Spicy, and their layout. */
import type { MarkName } from '../../art/marks';
import type { Flight } from '../../lib/animator';
import type { GameEvent, Position } from '../../lib/protocol';
import { printedOn, wordsOf } from '../../lib/schema';
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
  /** Super-Jokers in the supply; null if there are none in the game. */
  jokers_left: number | null;
  /** The numbers that open a stack. */
  openings: number[];
  raids: boolean;
  any_claim: boolean;
  two_spices: boolean;
  /** My number cards, each with the claims that are entirely true of it. */
  true_claims?: { card: string; claims: string[] }[];
  doubted: Doubted | null;
}

/** By the letter of a spice: its mark and the name of its colour. */
export const SPICES: Record<string, [MarkName, string]> = {
  C: ['flame', 'red'],
  W: ['leaf', 'leaf'],
  L: ['lemon', 'lemon'],
  P: ['corns', 'blue'],
};

/** A claim is written number first: `7C`. Its number, the letter of its spice, and how that looks. */
export function readClaim(claim: string): { number: string; spice: string; mark: MarkName; colour: string } {
  const spice = claim.slice(-1);
  const [mark, colour] = SPICES[spice] ?? ['flame', 'red'];
  return { number: claim.slice(0, -1), spice, mark, colour };
}

/** Begins the code of a seasoning's tip. */
export const SEASON = 'season:';

/** What is printed on a card; the editions print the same on the cards they share. */
export interface Printed {
  kind?: 'number' | 'spice-wild' | 'number-wild' | 'joker' | 'seasoning';
  spice?: string;
  number?: number;
  points?: number;
  /** Everybody sees it, wherever it lies. */
  open?: boolean;
  lowest?: number;
  highest?: number;
}
export const printedCard = (code: string): Printed => ({ ...printedOn('spicy', code), ...printedOn('sweet-spicy', code) });

/** The numbers that can be claimed at all. */
export const numbersOf = (game: string): number[] => [...new Set(wordsOf(game, 'claim').map((said) => Number(readClaim(said).number)))];

/** The claims that are entirely true of this card of mine. */
export const truthsOf = ({ true_claims }: SpicyFacts, card: string | null): string[] =>
  true_claims?.find((one) => one.card === card)?.claims ?? [];

/** Cards that everybody sees are counted apart from the others. */
export const openCards = (cards: string[]): string[] => cards.filter((card) => printedCard(card).open);

export const faces = (cards: Known[] | undefined): string[] => (cards ?? []).map(([card]) => card);

/** Used instead of a claim: repeats the current one, with Copy Cat. */
export const COPY = 'copy';

/** The numbers of a ladder, those that open a stack, and whether what is said of a number beside has a column of its own. */
export interface Rungs {
  numbers: number[];
  openings: number[];
  sixth: boolean;
}

/**
 * The ladder of numbers in two rows, each in its place for the whole game: a claim where it may be said, else the bare number. What
 * may be said of a number beside (We Love Chili) lies in the first row where it is free, else in one more column that such a table
 * always has. The place of a number that opens a stack is never free: it may be claimed again at any time.
 */
export function ladderOf(claims: string[], now: string | null, { numbers, openings, sixth }: Rungs): (string | number)[] {
  const { spice } = readClaim(now ?? claims[0] ?? '');
  const own = numbers.map((number) => (claims.includes(`${number}${spice}`) ? `${number}${spice}` : number));
  const beside = claims.filter((said) => !own.includes(said));
  const free = (place: string | number): boolean => typeof place === 'number' && !openings.includes(place) && `${place}${spice}` !== now;
  const half = Math.ceil(own.length / 2);
  const upper = own.slice(0, half).map((place) => (free(place) ? (beside.shift() ?? place) : place));
  const lower = own.slice(half);
  return sixth ? [...upper, beside.shift() ?? 0, ...lower, beside.shift() ?? 0] : [...upper, ...lower, ...beside];
}

/** What the doubt about the shown card referred to, if known. */
export function doubtedTrait(events: GameEvent[], { claim, owner, doubter }: Doubted): string {
  const told = events.findLast(
    (event) => event.event === 'doubted' && event.claim === claim && event.owner === owner && event.seat === doubter,
  );
  return String(told?.trait ?? '');
}

/** Which cards fly for an event. */
export function spicyFlights(event: GameEvent, before: Position, you: number): Flight[] {
  const seat = seatOf(event.seat);
  const card = String(event.card);
  const laid = printedCard(card).open ? card : '??';
  if (event.event === 'played' || event.event === 'copied')
    return [{ from: seat === you ? `hand-${String(event.card)}` : `seat-${seat}`, to: 'stack', card: laid }];
  if (event.event === 'drew')
    return [{ from: 'pile', to: seat === you ? 'hand' : `seat-${seat}`, card: seat === you ? String(event.card) : '??' }];
  const taken = event.event === 'won' || event.event === 'raided';
  return taken && (before.zones.stack as unknown[]).length ? [{ from: 'stack', to: `seat-${seat}`, card: '??' }] : [];
}
