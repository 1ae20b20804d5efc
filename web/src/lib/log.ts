/** What has happened at a table, event by event. */
import type { GameEvent, Snapshot } from './protocol';

export interface LogLine {
  key: number;
  event: GameEvent;
  /** The table at that time, to look back at; missing for events before this page was opened. */
  then: Snapshot | null;
}

const LONGEST = 400;
let key = 0;

/** The log with these events at its end. */
export const logged = (log: LogLine[], events: GameEvent[], then: Snapshot | null): LogLine[] =>
  events.length ? [...log, ...events.map((event) => ({ key: ++key, event, then }))].slice(-LONGEST) : log;
