/** Updates of real games (`tools/record_updates.py`), for tests of how they are told in beats. */
import type { Beat, Beats } from '../lib/beats';
import type { GameEvent, Position } from '../lib/protocol';
import { seatOf } from '../lib/seats';

export interface Told {
  before: Position;
  events: GameEvent[];
  after: Position;
}
/** The seat whose page tells them. */
export const ME = 0;

export class Recorded {
  /** The beats of every update, each with its update. */
  readonly all: [Beat[], Told][];

  constructor(beats: Beats, updates: unknown) {
    this.all = (updates as Told[]).map((update) => [beats(update.before, update.events, update.after, ME), update]);
  }

  /** Those in which this happens; an error if none was recorded. */
  with(event: string): [Beat[], Told][] {
    const found = this.all.filter(([, { events }]) => events.some((one) => one.event === event));
    if (!found.length) throw new Error(`no update with ${event} was recorded`);
    return found;
  }

  /** How the seat that an event names as `whom` takes it, each way once: its mood in the beat of this name; undefined if it has none. */
  moods(event: string, name: string, whom: string): Beat['mood'][] {
    const felt = this.with(event).map(([beats, { events }]) => {
      const beat = beats.find((one) => one.name === name);
      return beat?.seat === seatOf(events.find((one) => one.event === event)![whom]) ? beat.mood : undefined;
    });
    return [...new Set(felt)];
  }
}

export const told = (beats: Beat[]): GameEvent[] => beats.flatMap((beat) => beat.tells);
export const names = (beats: Beat[]): string[] => beats.map((beat) => beat.name);
/** The beats before the first of this name. */
export const before = (beats: Beat[], name: string): Beat[] => beats.slice(0, names(beats).indexOf(name));
