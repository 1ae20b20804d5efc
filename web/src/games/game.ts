/** The interface between the page and a game. Each folder next to this file exports one `Game` from its `index.ts`. */
import type { Component } from 'svelte';
import type { MarkName } from '../art/marks';
import type { Lesson } from '../lib/lessons/lesson';
import type { Choices } from '../lib/options';
import type { Position } from '../lib/protocol';
import type { LiveTable } from '../lib/table.svelte';

/** Loaded with the first page, so it is small; the rest is loaded on demand. */
export interface Game {
  /** The id of the game on the server. */
  id: string;
  /** Its name in phrases: `page-told-<words>-<event>`, `page-ask-<words>-<question>`, `option-<words>-<option>`. Editions may share it. */
  words: string;
  /** How many can play, for the home page. */
  players: string;
  /** How long it takes, for the home page. */
  minutes: string;
  /** Seats of a quick game against bots; by default three, or as near to it as the game allows. */
  quick?: number;
  /** The mark cut into the felt of its tables. */
  mark: MarkName;
  /** The colour of the felt by theme; by default that of the house. */
  felt?: { dark: string; light: string };
  /** Its picture on the home page and above its screens. */
  poster?: Component;
  /** The game that this one extends: it has the same board, and its own rulebook only covers the differences. */
  book?: string;
  /** By option: the phrases `<phrase>-<word>` and `<phrase>-<word>-text` of its words, where they are not `option-...`. */
  optionPhrases?: Record<string, string>;
  /** Ready-made choices of options; `preset-<id>` names them. */
  presets?: () => Promise<Presets>;
  /** The lessons of its guided first game, in the preferred order. */
  lessons?: () => Promise<Lesson[]>;
  /** What its tables, replays and rules need. */
  parts?: () => Promise<GameParts>;
}

/** Every field has a default, so a game may have none of them. Its table is drawn by the `Board.svelte` of its folder. */
export interface GameParts {
  /** Draws a card by its code; by default the code is printed on it. */
  card?: Component<CardProps>;
  /** Cards, facts and moves in words; by default codes and notation. */
  names?: Names;
  /** What cards do, for tooltips and the list of all cards. */
  tips?: Tips;
  /** By question: the steps of the short rules (`howto-<game>-<step>`) that belong to it; `react` for all questions to react to. */
  coach?: Record<string, number[]>;
  /** Whether a step fits the table as it is now; by default every step fits. */
  coachFits?: (step: number, question: string, view: Position) => boolean;
  /** The event that says why the game is over. */
  ending?: string;
  /** By what a line of the scoring counts: the pieces drawn next to it, if they are no cards. */
  pieces?: Pieces;
  /** What everybody may know of a seat, beneath its name and beneath my own cards. */
  seatFacts?: (table: LiveTable, seat: number) => SeatFact[];
  /** A selector for the control of a move, if it does not follow from the words of the move. */
  placesOf?: (move: string) => string | undefined;
}

export type Board = Component<{ table: LiveTable }>;
export type Presets = Record<string, { players: number[]; options: Choices }>;
export type NameOf = (seat: string) => string;
export type Pieces = Record<string, (view: Position, seat: number) => string[]>;

/** A fact about a seat: a label, a mark and a text, then its parts. */
export interface SeatFact {
  /** Its class, by which the game's own styles place it. */
  name: string;
  /** For screen readers and as the tooltip. */
  words: string;
  label?: string;
  mark?: MarkName;
  text?: string;
  parts?: FactPart[];
  tone?: 'gold' | 'danger' | 'quiet';
  /** The colour `--colour`. */
  colour?: string;
  /** The code that the tooltip explains instead of `words`. */
  tip?: string;
  /** In the second line, where facts have two. */
  below?: boolean;
  /** Does not hold now, but keeps its place. */
  off?: boolean;
  /** What is counted, in one word, where there is room for it. */
  short?: string;
  /** Cards in hand, drawn as a fan of backs where there is room for it. */
  backs?: number;
}

/** One of several pieces of a fact; without words or tip it is not read aloud. */
export type FactPart = Partial<Pick<SeatFact, 'name' | 'words' | 'mark' | 'text' | 'tip'>>;

export interface CardProps {
  code: string;
  /** Distinguishes cards with the same code: a back, or a card in another role. */
  deck?: string;
}

export interface Names {
  /** A card by its code. */
  card: (code: string) => string;
  /** A word of one of the schema's lists; undefined if it is shown unchanged, empty if it is not mentioned. */
  word?: (list: string, text: string) => string | undefined;
  /** The label of a move's button; if a word has two meanings, the question decides. */
  move?: (line: string, nameOf: NameOf, question: string) => string;
}

export interface Tip {
  name: string;
  text: string;
}

export interface Tips {
  /** One of every kind of card, in the order of the rules; known once the schema has been read. */
  kinds: () => string[];
  /** Name and effect of a card or of whatever else has a code. */
  of: (code: string) => Tip;
  /** Whether the code has a face to show; by default every code has. */
  drawn?: (code: string) => boolean;
}

/** One step of the scoring: its reason, its points, and its cards. */
export interface CountStep {
  text: string;
  points: number;
  cards: string[];
}
