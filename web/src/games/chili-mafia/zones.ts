/** What the page derives from the zones and facts of Chili Mafia. */
import type { Flight } from '../../lib/animator';
import type { GameEvent, Position } from '../../lib/protocol';
import { wordsOf } from '../../lib/schema';
import { letter, seatOf } from '../../lib/seats';
import type { LiveTable } from '../../lib/table.svelte';

export interface ChiliZones {
  hands: string[][];
  gangs: string[][][];
  pile: string[];
  discard: string[];
  face_up: string[];
  plans: string[][];
  packets: string[][];
  chosen: string[][];
  active: number;
  turn: number;
  hot_played: number;
  trigger: number;
  heists: string[][];
  heist_deck: string[];
  /** By seat: the place and the code of every card that a Lifeline has shown it, the top one first; only its own. */
  lifelines: [number, string][][];
  offers: string[][];
}

export type GangKind = 'family' | 'mixed' | 'incomplete';

export interface ChiliFacts {
  /** By seat and number of the gang; null where a number is free. */
  gangs: ({ kind: GangKind; points: number } | null)[][];
  points: number[];
  teams: number[] | null;
  on_turn: string | null;
  last_round: boolean;
  attack: { card: string; seat: string; number: number; attacker: string; owner: string; target_number: number; targets: string[] } | null;
  /** What the next word of my answer names. */
  next_word?: 'hand-card' | 'attacking-gang' | 'attacker' | 'attacked-gang' | 'target' | 'gang-of-card' | 'card-of-gang' | null;
  /** What my team has planned in the Raid. */
  layout?: { owner: string; cards: string[]; kind: GangKind; points: number }[];
}

export const gangName = (seat: number, slot: number): string => `${letter(seat)}${slot + 1}`;
export const isSeat = (word: string): boolean => /^[A-H]$/.test(word);
export const isGang = (word: string): boolean => /^[A-H]\d/.test(word);
export const isCard = (word: string): boolean => wordsOf('chili-mafia', 'card').includes(word);

export interface Attack {
  hot: string;
  seat: number;
  slot: number;
  attacker: string;
  rival: number;
  target: number;
  targets: string[];
}

/** A pepper that steps forward from its gang. */
export interface Forward {
  gang: string;
  card: string;
}

/** What every part that shows gangs is given. */
export interface GangsShown {
  table: LiveTable;
  z: ChiliZones;
  attack: Attack | null;
  forward: Forward | null;
  /** Whether the gang can be chosen. */
  open: (seat: number, slot: number) => boolean;
  ontap: (seat: number, slot: number, code: string | null) => void;
}

/** The attack that is being answered, or null; gangs by their places. */
export function attackOf({ attack }: ChiliFacts): Attack | null {
  if (!attack) return null;
  const { card, seat, number, attacker, owner, target_number, targets } = attack;
  return { hot: card, seat: seatOf(seat), slot: number - 1, attacker, rival: seatOf(owner), target: target_number - 1, targets };
}

/** The number of a seat's team; null where everybody plays alone. */
export const teamOf = (view: Position | null, seat: number): number | null =>
  (view?.facts as unknown as ChiliFacts | undefined)?.teams?.[seat] ?? null;

/** The cards that a Lifeline has shown to a seat. */
export const lookedAt = ({ lifelines }: ChiliZones, seat: number): string[] => (lifelines[seat] ?? []).map(([, code]) => code);

/** Cards that go from a hand to the discard pile. */
const THROWN = ['played', 'discarded', 'passed', 'exchanged', 'gambled'];

/** Which cards fly for an event. */
export function chiliFlights(event: GameEvent, you: number): Flight[] {
  const place = (seat: unknown): string => (seatOf(seat) === you ? 'hand' : `seat-${seatOf(seat)}`);
  const from = place(event.seat);
  const seat = `seat-${seatOf(event.seat)}`;
  const card = String(event.card ?? (Array.isArray(event.cards) ? (event.cards[0] ?? '??') : '??'));
  const gangs = `gangs-${seatOf(event.owner)}`;
  if (event.event === 'formed') return [{ from, to: gangs, card }];
  if (event.event === 'added') return [{ from: from === 'hand' ? `hand-${card}` : from, to: gangs, card }];
  if (event.event === 'attacked') return [{ from, to: gangs, card }];
  if (event.event === 'neutralised') return [{ from, to: 'arrow', card }];
  if (event.event === 'lost') return [{ from: gangs, to: 'discard', card }];
  if (event.event === 'pinched') return [{ from: gangs, to: 'pile', card }];
  if (event.event === 'bewitched') return [{ from: gangs, to: `gangs-${seatOf(event.home)}`, card }];
  if (event.event === 'moved' && event.from_owner !== event.owner) return [{ from: `gangs-${seatOf(event.from_owner)}`, to: gangs, card }];
  if (event.event === 'drew') return [{ from: 'pile', to: from, card: from === 'hand' ? card : '??' }];
  if (event.event === 'took') return [{ from: 'discard', to: from, card }];
  if (event.event === 'picked') return from === 'hand' ? [{ from: `packet-${card}`, to: from, card }] : [];
  if (event.event === 'stole') return [{ from: place(event.victim), to: from, card }];
  if (event.event === 'gave') return [{ from, to: place(event.taker), card }];
  if (event.event === 'dealt') {
    const [partner, given, got] = [place(event.partner), event.given as string[], event.got as string[]];
    return [{ from, to: partner, card: given[0] ?? '??' }, { from: partner, to: from, card: got[0] ?? '??' }];
  }
  const heist = { card: String(event.heist), deck: 'heist' };
  if (event.event === 'heist-drawn') return [{ from: 'pile', to: seat, ...heist }];
  if (event.event === 'heist-used' || event.event === 'heist-wasted') return [{ from: seat, to: 'pile', ...heist }];
  return THROWN.includes(event.event) ? [{ from, to: 'discard', card }] : [];
}
