/** The page's client against the very conversations of the Python client, and against every order of the model's messages. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canonical } from '../fair';
import { hex, unhex } from '../sha256';
import { MemoryJournal, type Note } from './journal';
import { Participant, readTold, type Answer, type Told } from './participant';
import type { Receipt2 } from './receipt';
import { isListSigned, listHash, Unanswerable } from './values';

interface Message {
  stage: Told['stage'];
  promise: { server: string };
  list: object | null;
  parts: string[] | null;
  missing: string[];
}
interface Step {
  told: Message;
  at: number;
  drawn: string;
  agreed: boolean;
  answer: Answer;
  error: string;
  notes: Note[];
}
interface Talk {
  name: string;
  token: string;
  before: Record<string, Note[]>;
  steps: Step[];
  receipt: Receipt2 | null;
}
interface Model {
  token: string;
  messages: Message[];
  parts: Record<string, string>;
  steps: number;
  digests: string[];
}
const file = JSON.parse(readFileSync('src/lib/pf2/conversations.json', 'utf-8')) as {
  game: string;
  now: number;
  talks: Talk[];
  model: Model;
};
const { game: GAME, now: NOW, talks, model } = file;

async function read({ stage, promise, list, parts, missing }: Message): Promise<Told> {
  const told = readTold(stage, promise, list, parts, missing);
  return { ...told, signed: told.list && (await isListSigned(told.promise, told.list)) };
}

/** What the client answers and why it refuses, recreated from its journal as after a reload. */
async function said(
  token: string,
  journal: MemoryJournal,
  { told, at, drawn, agreed }: Step,
): Promise<Pick<Step, 'answer' | 'error' | 'notes'>> {
  const before = journal.read(GAME).length;
  const notes = (): Note[] => journal.read(GAME).slice(before);
  try {
    const client = new Participant(GAME, token, journal, agreed, () => unhex(drawn), () => at);
    const answer = client.answer(await read(told));
    return { answer, error: '', notes: notes() };
  } catch (problem) {
    if (!(problem instanceof Unanswerable)) throw problem;
    return { answer: null, error: problem.code, notes: notes() };
  }
}

test.each(talks)('$name', async ({ token, before, steps, receipt }) => {
  const journal = new MemoryJournal(structuredClone(before));
  for (const step of steps) {
    const { answer, error, notes } = step;
    expect(await said(token, journal, step)).toEqual({ answer, error, notes });
  }
  expect(new Participant(GAME, token, journal, false, undefined, () => NOW).receipt('A')).toEqual(receipt);
});

test('there are conversations of every kind', () => {
  const answers = talks.flatMap(({ steps }) => steps.map(({ answer, error }) => error || (answer?.type ?? 'silence')));
  expect(new Set(answers)).toEqual(new Set(['seal', 'show', 'ask', 'silence', 'fair-form', 'fair-unsigned', 'fair-other-game']));
  expect(new Set(talks.map(({ receipt }) => receipt?.alarm))).toEqual(new Set(['', 'second', 'revived', 'parts', undefined]));
});

// -- the model: the program may die at every write

class Died extends Error {}

class Fragile extends MemoryJournal {
  constructor(
    notes: Note[],
    private writes: number,
  ) {
    super({ [GAME]: [...notes] });
  }

  override append(game: string, note: Note): void {
    if (this.writes-- === 0) throw new Died();
    super.append(game, note);
  }
}

type Shown = [string, string][];
type Kind = typeof Participant;

function step(kind: Kind, notes: Note[], told: Told, writes: number): [Note[], Answer] {
  const journal = new Fragile(notes, writes);
  const client = new kind(GAME, model.token, journal, false, () => unhex(model.parts[told.promise.server]!), () => NOW);
  try {
    const answer = client.answer(told);
    return [journal.read(GAME), answer];
  } catch (problem) {
    if (!(problem instanceof Died || problem instanceof Unanswerable)) throw problem;
    return [journal.read(GAME), null];
  }
}

/** Digests of every step of every run, breadth first, as the Python model takes them; stops at the first that differs. */
async function walked(kind: Kind): Promise<[number, string[]]> {
  const messages = await Promise.all(model.messages.map(read));
  const waiting: [Note[], Shown][] = [[[], []]];
  const name = ([notes, shown]: [Note[], Shown]): string => canonical([notes.map(({ what, data }) => [what, data]), shown]);
  const found = new Set([name(waiting[0]!)]);
  const digest = createHash('sha256');
  const digests: string[] = [];
  let steps = 0;
  for (let state = waiting.shift(); state; state = waiting.shift()) {
    for (const told of messages)
      for (const writes of [9, 0, 1]) {
        const [after, answer] = step(kind, state[0], told, writes);
        const fresh = answer?.type === 'show' && !state[1].some(([list, part]) => list === answer.list && part === answer.part);
        const shown: Shown = fresh ? [...state[1], [answer.list, answer.part] as [string, string]].sort() : state[1];
        digest.update(canonical([after.map((note) => note.what), after.at(-1)?.data ?? null, answer, shown]));
        if (++steps % 3000 === 0) digests.push(digest.copy().digest('hex'));
        if (digests.length && digests.at(-1) !== model.digests[digests.length - 1]) return [steps, digests];
        const next: [Note[], Shown] = [after, shown];
        const known = name(next);
        if (!found.has(known)) {
          found.add(known);
          waiting.push(next);
        }
      }
  }
  return [steps, [...digests, digest.digest('hex')]];
}

test('in every run of the model it answers and writes exactly what the Python client does', { timeout: 120_000 }, async () => {
  expect(await walked(Participant)).toEqual([model.steps, model.digests]);
});

class ShowsEveryList extends Participant {
  protected override show(told: Told): Answer {
    const [part, left] = this.mine(told.promise, told.list!);
    return left ? null : { type: 'show', list: hex(listHash(told.promise, told.list!)), part };
  }
}
class ReusesItsPart extends Participant {
  protected override parts(): string[] {
    return this.notes('promise').map((note) => note.data.part);
  }
}
class BelievesInRevival extends Participant {
  protected override isRevived(): boolean {
    return false;
  }
}

const MISTAKEN = [ShowsEveryList, ReusesItsPart, BelievesInRevival];

test.each(MISTAKEN)('the model tells a mistaken client from the right one (%o)', { timeout: 120_000 }, async (kind) => {
  const [, digests] = await walked(kind);
  expect(digests).not.toEqual(model.digests);
});
