/** What the page asks of a game. Each folder beside this file exports one `Game` from its `index.ts`. */
import type { Component } from 'svelte';
import type { MarkName } from '../art/marks';
import type { Lesson } from '../lib/lessons/lesson';
import type { Choices } from '../lib/options';
import type { Position } from '../lib/protocol';
import type { LiveTable } from '../lib/table.svelte';

/** Loaded with the first page, so it is small; the rest is loaded when it is needed. */
export interface Game {
  /** The server's name of the game. */
  id: string;
  /** Its name in phrases: `page-told-<words>-<event>`, `page-ask-<words>-<question>`, `option-<words>-<option>`. Editions may share it. */
  words: string;
  /** How many can play, for the home page. */
  players: string;
  /** How long it takes, for the home page. */
  minutes: string;
  /** Seats of a quick game against bots. */
  quick: number;
  /** The mark cut into the felt of its tables. */
  mark: MarkName;
  /** The colour of the felt by theme; without it the house's own. */
  felt?: { dark: string; light: string };
  /** Its picture on the home page and above its screens. */
  poster?: Component;
  /** The game whose rulebook follows its own, which tells only what differs. */
  book?: string;
  /** By option: the phrases `<phrase>-<word>` and `<phrase>-<word>-text` of its words, where they are not `option-...`. */
  optionPhrases?: Record<string, string>;
  /** Ready-made choices of options; `preset-<id>` names them. */
  presets?: () => Promise<Presets>;
  /** The lessons of its guided first game, in the order in which they are wished for. */
  lessons?: () => Promise<Lesson[]>;
  /** What its tables, replays and rules need. */
  parts?: () => Promise<GameParts>;
}

/** Every field has a default, so a game may have none of them. */
export interface GameParts {
  /** Draws the table. */
  stage?: () => Promise<Stage>;
  /** Draws a card by its code; by default the code is printed on it. */
  card?: Component<CardProps>;
  /** Cards, facts and moves in words; by default codes and notation. */
  names?: Names;
  /** What cards do, for tooltips and the list of all cards. */
  tips?: Tips;
  /** By question: the steps of the short rules (`howto-<game>-<step>`) that belong to it; `react` for all questions to react to. */
  coach?: Record<string, number[]>;
  /** What a seat still has that is no card, drawn beside the line of the counting that brings no points. */
  pieces?: (view: Position, seat: number) => string[];
  /** Where on the page a move is made, as a selector, where its words alone do not say it. */
  placesOf?: (move: string) => string | undefined;
}

export type Stage = Component<{ table: LiveTable }>;
export type Presets = Record<string, { players: number[]; options: Choices }>;
export type NameOf = (seat: string) => string;

export interface CardProps {
  code: string;
  /** Tells apart what has the same code: a back, or a card in another role. */
  deck?: string;
}

export interface Names {
  /** A card by its code. */
  card: (code: string) => string;
  /** A fact of an event that is neither a seat nor a card; undefined if it is said as it is. */
  fact?: (name: string, text: string) => string | undefined;
  /** By event: the fact that is a list with one part for every seat. */
  bySeat?: Record<string, string>;
  /** A line of notation as its button says it; where one word means two things, the question tells them apart. */
  move?: (line: string, nameOf: NameOf, question: string) => string;
}

export interface Tip {
  name: string;
  text: string;
}

export interface Tips {
  /** One of every kind of card, in the order in which the rules tell them. */
  kinds: string[];
  /** Name and effect of a card or of whatever else has a code. */
  of: (code: string) => Tip;
  /** Whether the code has a face to show; every code has if this is left out. */
  drawn?: (code: string) => boolean;
}

/** One step of the counting: what it is for, what it gives, and its cards. */
export interface CountStep {
  text: string;
  points: number;
  cards: string[];
}
