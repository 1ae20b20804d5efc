/** The guided first game: at each kind of question, once, the part of "how it goes" that belongs to it. */

/** By game and question: the steps of the short rules that matter there, one more each time it is asked; `react` of all questions that ask me to react. */
const STEPS: Record<string, Record<string, number[]>> = {
  spicy: { react: [3, 5], turn: [1, 3, 2, 4, 5], open: [1], last: [4], tuck: [1] },
  'sweet-spicy': { react: [2, 4], turn: [1, 2, 4, 3, 5], open: [1], last: [3], joker: [5] },
  'stick-em': { pain: [1], card: [2, 3, 4, 5] },
  'chili-mafia': { draft: [1], turn: [2, 1, 3, 5], response: [4], raid: [5] },
  wazabi: { roll: [1, 5], slap: [2], play: [3, 4], target: [1] },
};
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
    const steps = STEPS[this.game];
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
