/** When each card, line and player is counted at the end of a round or a game: card by card, from the last place to the first. */
import { tempo } from './settings.svelte';

const CARD = 60;
/** A line without cards, and the rest before the next player. */
const LINE = 240;
const REST = 400;
/** Longer countings are told faster. */
const LONGEST = 7000;

/** Milliseconds from the beginning of the counting. */
export interface Counted {
  begins: number;
  /** By line: its cards, then its points. */
  lines: { cards: number[]; points: number }[];
  ends: number;
}

/** By player, the winner first, and by line: the number of its cards. */
export function tally(players: number[][]): Counted[] {
  const whole = players.flat().reduce((sum, cards) => sum + (cards * CARD || LINE), players.length * REST);
  const factor = Math.min(1, LONGEST / whole) * (tempo() || 1);
  let now = 0;
  const spend = (time: number): number => (now += time * factor);
  const counted = [...players].reverse().map((lines) => {
    const begins = now;
    const told = lines.map((cards) => {
      const at = Array.from({ length: cards }, () => spend(CARD) - CARD * factor);
      return { cards: at, points: cards ? now : spend(LINE) };
    });
    const ends = now;
    spend(REST);
    return { begins, lines: told, ends };
  });
  return counted.reverse();
}

export const at = (time: number | undefined): string => `${Math.round(time ?? 0)}ms`;
