/** The live protocol as types; docs/protocol.md says what everything means. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Stage = 'waiting' | 'sealing' | 'playing' | 'paused' | 'finished' | 'closed';
export type Pace = 'none' | 'relaxed' | 'normal' | 'brisk' | 'turn-based';
export type SeatKind = 'open' | 'guest' | 'bot' | 'closed';
export type Attention = 'always' | 'able' | 'concerned';
export type Absence = 'wait' | 'bot' | 'pause';
export const COLOURS = ['chili', 'amber', 'lime', 'teal', 'sky', 'violet', 'rose', 'slate'] as const;
export type SeatColour = (typeof COLOURS)[number];
export type Facts = Record<string, string>;

export interface GameEvent {
  event: string;
  [fact: string]: Json;
}

export interface Position {
  game: string;
  players: number;
  options: Record<string, Json>;
  zones: Record<string, Json>;
  agenda: Json[];
}

export interface SeatInfo {
  seat: string;
  kind: SeatKind;
  name?: string;
  level?: string;
  presence?: 'here' | 'reconnecting' | 'away' | 'bot';
  host?: boolean;
  /** Before the start: bots and the host always are. */
  ready?: boolean;
  colour?: SeatColour;
  /** Whether anybody may sit down here now. */
  free?: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, Json>;
  title: string;
  pace: Pace;
  visibility: 'public' | 'link';
  spectators: 'allowed' | 'delayed' | 'none';
  chat: boolean;
  friendly?: boolean;
  stage: Stage;
  seats: SeatInfo[];
  watching: number;
  created: number;
  rematch: string | null;
  votes: Record<string, Record<string, Absence>>;
  undo: string[];
  /** The seed of a guided first game, whose deal nobody shuffled. */
  prepared?: number | null;
}

/** Whether a visitor can sit down there: a free seat, or before the start one that is kept for somebody who has not come yet. */
export const isOpen = (seat: SeatInfo, table: TableInfo): boolean =>
  !!seat.free || seat.kind === 'open' || (seat.kind === 'guest' && seat.presence === 'away' && table.stage === 'waiting');

export interface Asked {
  name: string;
  players: string[];
  waits_for: string[];
  answered: string[];
  sealed: boolean;
}

export interface Prompt {
  question: number;
  name: string;
  moves: string[];
  reacts: boolean;
  held: string[] | null;
  more_time: boolean;
  opens_in: number;
}

export interface Clock {
  left: number;
  total: number;
  running: boolean;
  banks: Record<string, number>;
}

/** The table rests after a reckoning: time left, and the seats that want to go on. */
export interface Rest {
  left: number;
  ready: string[];
}

export interface Result {
  scores: number[];
  places: number[];
}

export interface Snapshot {
  n: number;
  view: Position | null;
  asked: Asked | null;
  prompt: Prompt | null;
  clock: Clock | null;
  result: Result | null;
  rest?: Rest | null;
}

export interface ChatLine {
  seat: string | null;
  name: string;
  text: string;
  emote: string;
  at: number;
}

/** The server's signed promise before a shuffle. */
export interface Statement {
  server: string;
  rules: string;
  time: string;
  key: string;
  signature: string;
}

export interface FairInfo {
  stage: 'commit' | 'reveal' | 'ready' | 'open';
  game: string;
  statement: Statement;
  /** By seat, empty for bots; the whole list is empty until all are in. */
  commits: string[];
  waits_for: string[];
  /** Attempts that came to nothing. */
  voids?: Json[];
}

/** A move as I may read it, and how many events came of it. */
export interface ReadMove {
  seat: string;
  move: string;
  events: number;
}

export interface Welcome extends Snapshot {
  type: 'welcome';
  table: TableInfo;
  you: string | null;
  host: boolean;
  missed: { n: number; events: GameEvent[] }[];
  chat: ChatLine[];
  presets: Record<string, Attention>;
  fair: FairInfo | null;
}
export interface Update extends Snapshot {
  type: 'update';
  events: GameEvent[];
  moves?: ReadMove[];
  /** The hash over the whole log so far, of a fair game. */
  head?: string | null;
}
export type ServerMessage =
  | Welcome
  | Update
  | { type: 'clock'; clock: Clock | null }
  | { type: 'table'; table: TableInfo; you: string | null }
  | { type: 'done'; id: string; n: number; held?: boolean; table?: string }
  | { type: 'refused'; id: string | null; code: string; facts: Facts }
  | { type: 'hint'; question: number; moves: string[] }
  | { type: 'chat'; line: ChatLine }
  | { type: 'fair'; fair: FairInfo }
  | { type: 'ping'; n: number; latency: number }
  | { type: 'bye'; reason: string };

export type Command =
  | { type: 'move'; question: number; moves: string[] }
  | { type: 'withdraw'; question: number }
  | { type: 'more-time'; question: number }
  | { type: 'hint'; question: number }
  | { type: 'go-on' }
  | { type: 'preset'; question?: string; attention?: Attention; until?: 'round' | 'game'; clear?: boolean }
  | { type: 'say'; text?: string; emote?: string }
  | { type: 'start' }
  | { type: 'ready'; ready: boolean }
  | { type: 'colour'; colour: SeatColour }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'set-seat'; seat: string; kind: SeatKind; name?: string; level?: string }
  | { type: 'stand' }
  | { type: 'return' }
  | { type: 'vote'; seat: string; choice: Absence }
  | { type: 'undo'; agree?: boolean }
  | { type: 'rematch' }
  | { type: 'commit'; commit: string }
  | { type: 'reveal'; seed: string };

export interface GameInfo {
  id: string;
  rules: number;
  fewest: number;
  most: number;
  questions: string[];
  levels: string[];
}
export interface OptionForm {
  sort: string;
  default: Json;
  low?: number;
  high?: number;
  word?: string;
  words?: string[];
}
export interface GameForm {
  game: GameInfo;
  players: number;
  options: Record<string, OptionForm>;
}
export interface Ticket {
  table: string;
  seat: string | null;
  token: string;
  link: string;
}
export interface Listed {
  id: string;
  game: string;
  title: string;
  stage: Stage;
  pace: Pace;
  seats: SeatInfo[];
  created: number;
}
export interface Step {
  number: number;
  seat: string | null;
  move: string;
  events: GameEvent[];
  view: Position;
}
export interface Replay {
  table: TableInfo;
  seat: string | null;
  result: Result;
  first: number;
  total: number;
  steps: Step[];
}
