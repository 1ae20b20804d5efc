/** The guided first game: at each kind of question, once, the part of "how it goes" that belongs to it. */
import { partsOf } from '../games';

const PLACE = 'hotseat-coached';
/** How often all was to be told again: what is asked at that moment counts as asked anew. */
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
  /** The step being told, or null. */
  step: number | null = $state(null);
  private asked = '';

  constructor(private readonly game: string) {}

  /** A question is put to the player: tell the next step that belongs to it, if there is one left. */
  ask(question: string, number: number, reacts = false): void {
    const asked = `${begun.count} ${number}`;
    if (asked === this.asked) return;
    this.asked = asked;
    const told = done()[this.game] ?? [];
    const steps = partsOf(this.game).coach;
    this.step = ((reacts && steps?.react) || (steps?.[question] ?? [])).find((step) => !told.includes(String(step))) ?? null;
  }

  /** Understood: this step is not told again. */
  close(): void {
    const learned = done();
    const told = new Set([...(learned[this.game] ?? []), String(this.step)]);
    localStorage.setItem(PLACE, JSON.stringify({ ...learned, [this.game]: [...told] }));
    this.step = null;
  }

  /** Tell everything again, from the question that is open now. */
  static again(): void {
    localStorage.removeItem(PLACE);
    begun.count += 1;
  }
}
