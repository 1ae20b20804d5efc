/** The guide of a first game: tells each lesson when its moment comes, and keeps up with whatever the player does. */
import { partsOf } from '../games';
import type { Cue, Lesson, Moment } from './lessons/lesson';

const PLACE = 'hotseat-guided';
const MOST_TABLES = 5;

/** By table: the lessons told there so far. */
function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, string[]>;
  } catch (problem) {
    console.warn('The tutorial forgot which lessons were shown:', problem);
    return {};
  }
}
function keep(table: string, done: string[] | null): void {
  const others = Object.entries(kept()).filter(([id]) => id !== table);
  const all = done ? [...others, [table, done] as [string, string[]]] : others;
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(all.slice(-MOST_TABLES))));
}

/** Whether somebody on this device has had a guided game. */
export const wasGuided = (): boolean => Object.keys(kept()).length > 0;
export const isGuided = (table: string): boolean => table in kept();
/** Start guiding at this table. */
export const guideTable = (table: string): void => keep(table, []);

export interface Told extends Cue {
  lesson: Lesson;
  /** The question that was open when the lesson was shown; 0 if there was none. */
  question: number;
}

export class Guide {
  told: Told | null = $state.raw(null);
  done: string[] = $state.raw([]);
  left = $state(false);
  private now: [Moment, number] | null = null;

  constructor(
    readonly table: string,
    readonly lessons: Lesson[],
  ) {
    this.done = kept()[table] ?? [];
  }

  /** Lessons whose moment has not come yet. */
  get missing(): Lesson[] {
    return this.lessons.filter((lesson) => !this.done.includes(lesson.id));
  }

  /** The table changed. Answering a question completes the lesson about it. */
  see(at: Moment, question: number): void {
    this.now = [at, question];
    if (this.told?.question && this.told.question !== question) this.finish();
    if (!this.told && !this.left) this.told = this.next(at, question);
  }

  private next(at: Moment, question: number): Told | null {
    for (const lesson of this.missing) {
      const cue = lesson.cue(at);
      if (cue) return { ...cue, lesson, question };
    }
    return null;
  }

  private finish(): void {
    if (!this.told) return;
    this.done = [...this.done, this.told.lesson.id];
    keep(this.table, this.done);
    this.told = null;
  }

  /** Dismiss the lesson; show the next one if its moment has come. */
  understood(): void {
    this.finish();
    if (this.now) this.see(...this.now);
  }

  /** End the guide; the player continues alone. */
  leave(): void {
    this.left = true;
    this.told = null;
    keep(this.table, null);
  }
}

/** Where on the page a move is made, as a selector; several places for a move of several parts. */
export function placesOf(game: string, move: string): string {
  return partsOf(game).placesOf?.(move) ?? `[data-move="${move.replace(' ', '-')}"], .hand [data-card="${move.split(' ')[1] ?? ''}"]`;
}
