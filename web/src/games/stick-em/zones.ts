/** What the page counts of Stick 'Em beside what the server says: who wins so far, and what captured cards are worth. */
import type { MarkName } from '../../art/marks';
import type { GameEvent, Position } from '../../lib/protocol';
import { letter } from '../../lib/seats';

export interface StickZones {
  round: number;
  opener: number;
  hands: string[][];
  pains: string[];
  leader: number;
  trick: string[];
  captured: string[][];
  aside: string[];
  last_trick: string[];
  last_leader: number;
  last_winner: number;
  sheet: number[][];
}

/** Tricks of a round: as many cards as everybody plays. */
export const TRICKS = 14;
export const COLOUR_MARKS: Record<string, MarkName> = { R: 'diamond', Y: 'sun', G: 'clover', B: 'wave', V: 'star', S: 'stone' };
export const COLOUR_NAMES: Record<string, string> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue', V: 'violet', S: 'grey' };

/** Whether a pain card has been shown. */
export const known = (pain: string | undefined): pain is string => !!pain && pain !== '??';

const colour = (card: string): string => card[0] ?? '';
const value = (card: string): number => Number(card.slice(1));

/** The place of the card that wins the trick so far; -1 while there are only zeros (SE-4). */
export function winningPlace(trick: string[]): number {
  const counts = (card: string): boolean => value(card) > 0;
  const off = trick.filter((card) => counts(card) && colour(card) !== colour(trick[0] ?? ''));
  const pool = off.length ? off : trick.filter(counts);
  const best = Math.max(...pool.map(value));
  return trick.findIndex((card) => pool.includes(card) && value(card) === best);
}

/** What a player's round is worth, part by part (SE-5). */
export interface Count {
  pain: string;
  painCost: number;
  stung: string[];
  stungCost: number;
  others: string[];
  total: number;
}

export function countRound(pain: string, captured: string[]): Count {
  const stung = captured.filter((card) => colour(card) === colour(pain));
  const others = captured.filter((card) => colour(card) !== colour(pain));
  const [painCost, stungCost] = [value(pain), stung.reduce((sum, card) => sum + value(card), 0)];
  return { pain, painCost, stung, stungCost, others, total: others.length - painCost - stungCost };
}

const inOrder = (a: string, b: string): number => 'RYGBVS'.indexOf(colour(a)) - 'RYGBVS'.indexOf(colour(b)) || value(a) - value(b);
export const sorted = (cards: string[]): string[] => [...cards].sort(inOrder);

/** The position in which the last finished round is counted: its pain cards and the tricks taken in it; null if we know only a part. */
export function reckoned(events: GameEvent[], now: Position): Position | null {
  const end = events.findLastIndex((event) => event.event === 'scored');
  const begin = events.slice(0, Math.max(0, end)).findLastIndex((event) => event.event === 'round');
  const round = events.slice(Math.max(0, begin), Math.max(0, end));
  const pains = (round.find((event) => event.event === 'pains')?.cards ?? []) as string[];
  const captured = pains.map((_, seat) =>
    round.filter((event) => event.event === 'trick' && event.winner === letter(seat)).flatMap((event) => event.cards as string[]),
  );
  const scores = (events[end]?.scores ?? []) as number[];
  const whole = pains.length > 0 && pains.every((pain, seat) => countRound(pain, captured[seat] ?? []).total === scores[seat]);
  return whole ? { ...now, zones: { ...now.zones, round: events[end]?.number ?? 0, pains, captured } } : null;
}
