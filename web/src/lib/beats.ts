/** What happened in one update, told in beats: one fact after another, each with its own time. */
import type { Mood } from '../art/face-parts';
import type { Flight } from './animator';
import type { GameEvent, Json, Position, Speed } from './protocol';
import type { Sound } from './sounds';

/** How much of their normal time the beats of a table take, by the speed of its bots. */
export const PACES: Record<Speed, number> = { leisurely: 1.4, normal: 1, quick: 0.6, 'at-once': 0.3 };

/** What a beat shows; the table after it and nothing later. */
export interface Part {
  /** For styles (`data-beat` of the table) and tests. */
  name: string;
  /** How long it is shown, in milliseconds at normal speed; its flights come first. */
  ms: number;
  flights?: Flight[];
  sound?: Sound;
  /** The table as it is from this beat on, if it changes. */
  view?: Position;
  /** The seat that it is about. */
  seat?: number;
  /** Words that rise at this seat; points please or annoy it. */
  rises?: string;
  /** How this seat takes it, if it is not left as it was. */
  mood?: Mood;
  /** How its place shows it: it strikes at another, or it is struck. */
  does?: 'strikes' | 'is-struck';
  /** The event is put into words with this part; by default with its first. Words must not come before what they tell. */
  told?: boolean;
}

export interface Beat extends Part {
  view: Position;
  /** The events told with this beat. All beats of an update together tell all its events, in order. */
  tells: GameEvent[];
}

/** A pure function of each game: the beats of an update, as the player at this seat sees them (-1: a spectator). */
export type Beats = (before: Position, events: GameEvent[], after: Position, you: number) => Beat[];

/**
 * The beats of all events, one after another; `of` gives those of one event, from the table as it is shown by then. The last beat shows
 * the whole table after the update, so that nothing changes without a beat.
 */
export function inOrder(
  before: Position,
  events: GameEvent[],
  after: Position,
  of: (event: GameEvent, view: Position, rest: GameEvent[]) => Part[],
): Beat[] {
  let view = before;
  return events.flatMap((event, i) => {
    const rest = events.slice(i + 1);
    const parts = of(event, view, rest);
    const tells = Math.max(0, parts.findIndex((part) => part.told));
    return parts.map((part, at) => {
      view = !rest.length && at === parts.length - 1 ? after : (part.view ?? view);
      return { ...part, view, tells: at === tells ? [event] : [] };
    });
  });
}

/** This table with some zones and facts as they are in another. */
export const taking = (view: Position, after: Position, zones: string[], facts: string[] = []): Position => ({
  ...view,
  zones: { ...view.zones, ...picked(after.zones, zones) },
  facts: { ...view.facts, ...picked(after.facts, facts) },
});

const picked = (from: Record<string, Json>, names: string[]): Record<string, Json> =>
  Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]!]));

/** This table with other zones. */
export const having = (view: Position, zones: Record<string, unknown>): Position => ({
  ...view,
  zones: { ...view.zones, ...(zones as Record<string, Json>) },
});

/** This table with other facts. */
export const knowing = (view: Position, facts: Record<string, unknown>): Position => ({
  ...view,
  facts: { ...view.facts, ...(facts as Record<string, Json>) },
});

/** Whether one of these events comes later in the update: what they change must not be shown yet as it is after the update. */
export const comes = (rest: GameEvent[], kinds: readonly string[]): boolean => rest.some(({ event }) => kinds.includes(event));

/** A list with one item replaced. */
export const replaced = <T>(list: T[], at: number, by: T): T[] => list.map((one, i) => (i === at ? by : one));

/** Cards without one of them; a hidden hand loses any. */
export function without(cards: string[], card: string): string[] {
  const at = cards.includes(card) ? cards.indexOf(card) : cards.length - 1;
  return cards.filter((_, i) => i !== at);
}
