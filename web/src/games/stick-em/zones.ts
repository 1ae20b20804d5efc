/** Zones and facts of Stick 'Em, and the display of its colours. */
import type { MarkName } from '../../art/marks';
import type { CountLine } from '../../lib/counting';
import { printedOn } from '../../lib/schema';

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

/** A round that was scored: for every seat the lines that its points come from. */
export interface ScoredRound {
  round: number;
  count: CountLine[][];
}

export interface StickFacts {
  rounds: number;
  hand_size: number;
  tricks_left: number;
  /** No card of the round has been played yet. */
  opening: boolean;
  picked: boolean[];
  /** Who would take the trick as it is now. */
  winning: string | null;
  /** Who still plays to it, in turn. */
  awaited: string[];
  /** The colour of the trick. */
  led: string | null;
  /** By seat: the cards of the trick that would cost it points. */
  stinging: string[][];
  /** The cards of the last trick that cost its winner points. */
  stung: string[];
  points: number[];
  round_points: number[] | null;
  /** What everybody has captured, where all may look it up. */
  memory: string[][] | null;
  /** The cards of my hand that would cost me points. */
  hurting?: string[];
  scored_round: ScoredRound | null;
}

/** What is printed on a card; nothing known of a hidden one. */
export interface Printed {
  colour: string;
  number: number;
  /** Whether it can ever win a trick. */
  wins: boolean;
}
const HIDDEN: Printed = { colour: '', number: NaN, wins: false };
export const printedCard = (code: string): Printed => ({ ...HIDDEN, ...printedOn('stick-em', code) });

export const COLOUR_MARKS: Record<string, MarkName> = { R: 'diamond', Y: 'sun', G: 'clover', B: 'wave', V: 'star', S: 'stone' };
export const COLOUR_NAMES: Record<string, string> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue', V: 'violet', S: 'grey' };

/** Whether a pain card has been shown. */
export const known = (pain: string | undefined): pain is string => !!pain && pain !== '??';
