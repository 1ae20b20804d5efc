/** What the page counts beside what the server says of Spicy and Sweet & Spicy. */
import type { MarkName } from '../art/marks';
import type { Flight } from '../lib/animator';
import type { GameEvent, Position } from '../lib/protocol';

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
  fresh: boolean;
  tucked: number;
  won: Known[][];
  trophies: number[];
  supply: number;
  shown: [string, string, number, number, number] | [];
}

/** By the letter of a spice: its mark and the name of its colour. */
export const SPICES: Record<string, [MarkName, string]> = { C: ['flame', 'chili'], W: ['leaf', 'wasabi'], L: ['lemon', 'lemon'], P: ['corns', 'pepper'] };
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

const number = (seat: unknown): number => String(seat).charCodeAt(0) - 65;

/** Which cards fly for an event. */
export function spicyFlights(event: GameEvent, before: Position, you: number): Flight[] {
  const seat = number(event.seat);
  const hidden = event.card === 'SJ' ? 'SJ' : '??';
  if (event.event === 'played' || event.event === 'copied') return [{ from: seat === you ? `hand-${String(event.card)}` : `seat-${seat}`, to: 'stack', card: hidden }];
  if (event.event === 'drew') return [{ from: 'pile', to: seat === you ? 'hand' : `seat-${seat}`, card: seat === you ? String(event.card) : '??' }];
  const taken = event.event === 'won' || event.event === 'raided';
  return taken && (before.zones.stack as unknown[]).length ? [{ from: 'stack', to: `seat-${seat}`, card: '??' }] : [];
}
