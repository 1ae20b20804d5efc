/** The guided first game: at each kind of question, once, the part of "how it goes" that belongs to it. */
import { partsOf } from '../games';

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

  constructor(private readonly game: string) {}

  /** A question is put to the player: show the next step that belongs to it, if any is left. */
  ask(question: string, number: number, reacts = false): void {
    const asked = `${begun.count} ${number}`;
    if (asked === this.asked) return;
    this.asked = asked;
    const told = done()[this.game] ?? [];
    const steps = partsOf(this.game).coach;
    this.step = ((reacts && steps?.react) || (steps?.[question] ?? [])).find((step) => !told.includes(String(step))) ?? null;
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
