/** A lesson of a guided first game: when it is shown, what it says, and which move it suggests. */
import type { GameEvent, Json, Snapshot } from '../protocol';
import { letter } from '../seats';

/** The table as the player sees it when a lesson may be told. */
export interface Moment {
  question: string;
  reacts: boolean;
  moves: string[];
  /** What the open question is about. */
  about: Record<string, Json>;
  zones: Record<string, Json>;
  facts: Record<string, Json>;
  me: number;
  /** The latest events, oldest first. */
  events: GameEvent[];
  over: boolean;
  name: (seat: Json | undefined) => string;
}

/** How many of the latest events a lesson may speak of. */
const RECENT = 8;

export function momentOf(shown: Snapshot, me: number, events: GameEvent[], name: Moment['name']): Moment | null {
  const { prompt, view, asked } = shown;
  return (
    view && {
      question: prompt?.name ?? '',
      reacts: prompt?.reacts ?? false,
      moves: prompt?.held ? [] : (prompt?.moves ?? []),
      about: asked?.about ?? {},
      zones: view.zones,
      facts: view.facts,
      me,
      events: events.slice(-RECENT),
      over: !!shown.result,
      name,
    }
  );
}

export interface Cue {
  facts?: Record<string, string | number>;
  /** The move to make now; the lesson ends when the question is answered, this way or another. */
  move?: string;
  /** Another wording of the same lesson: `lesson-<id>-<variant>`. */
  variant?: string;
}

export interface Lesson {
  id: string;
  /** The clause behind it. */
  clause: string;
  cue: (at: Moment) => Cue | null;
  /** A selector for what it speaks of, if it lies where the lesson may cover it on a small screen. */
  about?: string;
}

export const SEEN: Cue = {};
/** What somebody did is worded otherwise where it was me. */
export const byWhom = (at: Moment, seat: Json | undefined): Cue => ({
  facts: { name: at.name(seat) },
  ...(seat === letter(at.me) ? { variant: 'mine' } : {}),
});
export const latest = (at: Moment, event: string): GameEvent | undefined => at.events.findLast((one) => one.event === event);
export const handOf = (at: Moment): string[] => {
  const hand = (at.zones.hands as Json[] | undefined)?.[at.me];
  return Array.isArray(hand) ? (hand as string[]) : [];
};
export const list = (at: Moment, zone: string): string[] => (at.zones[zone] as string[] | undefined) ?? [];
