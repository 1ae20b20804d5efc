/** Notes while somebody plays: at each kind of question, once, the part of "how it goes" that belongs to it. */
import { partsOf } from '../games';
import type { Position } from './protocol';

const PLACE = 'hotseat-coached';
/** Number of restarts: after each, the current question counts as new. */
const begun = $state({ count: 0 });

const done = (): Record<string, string[]> => {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, string[]>;
  } catch (problem) {
    console.warn('The coach forgot what was learned:', problem);
    return {};
  }
};

export class Coach {
  /** The step being shown, or null. */
  step: number | null = $state(null);
  private asked = '';
  private began = 0;

  constructor(private readonly game: string) {}

  /** A question is put to the player: show the next step that belongs to it and fits the table. A note stays until it is dismissed. */
  ask(question: string, number: number, reacts = false, view: Position | null = null): void {
    const asked = `${begun.count} ${number}`;
    if (asked === this.asked) return;
    this.asked = asked;
    if (this.step !== null && this.began === begun.count) return;
    this.began = begun.count;
    const told = done()[this.game] ?? [];
    const { coach, coachFits } = partsOf(this.game);
    const steps = (reacts && coach?.react) || (coach?.[question] ?? []);
    const fits = (step: number): boolean => !view || !coachFits || coachFits(step, question, view);
    this.step = steps.find((step) => !told.includes(String(step)) && fits(step)) ?? null;
  }

  /** Whether this player has something left to be told in this game. */
  get left(): boolean {
    const told = done()[this.game] ?? [];
    return Object.values(partsOf(this.game).coach ?? {}).some((steps) => steps.some((step) => !told.includes(String(step))));
  }

  /** Dismiss this step; it is not shown again. */
  close(): void {
    const learned = done();
    const told = new Set([...(learned[this.game] ?? []), String(this.step)]);
    localStorage.setItem(PLACE, JSON.stringify({ ...learned, [this.game]: [...told] }));
    this.step = null;
  }

  /** Show everything again, starting with the open question. */
  static again(): void {
    localStorage.removeItem(PLACE);
    begun.count += 1;
  }
}
