/** The page's part in a shuffle: written before it is sent, sent once, and told to the person. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptReceived, Memory } from '../memory';
import type { ShuffleInfo } from '../protocol';
import { MemoryJournal, type Journal, type Note, type Store } from './journal';
import { receiptOf, Shuffling } from './shuffling.svelte';
import { playerOf } from './values';

interface Step {
  told: Pick<ShuffleInfo, 'stage' | 'promise' | 'list' | 'parts'>;
}
interface Talk {
  name: string;
  token: string;
  before: Record<string, Note[]>;
  steps: Step[];
}
const file = JSON.parse(readFileSync('src/lib/pf2/conversations.json', 'utf-8')) as { game: string; now: number; talks: Talk[] };
const GAME = file.game;
const ADA = 'token of Ada';
const ME = playerOf(GAME, ADA);
const message = { head: 'h1', view: null, moves: [], events: [] };

class MemoryStore implements Store {
  constructor(readonly journal = new MemoryJournal()) {}

  async write<Answer>(_: string, decide: (journal: Journal) => Answer): Promise<Answer> {
    await Promise.resolve();
    return decide(this.journal);
  }
}

const talk = (name: string): Talk => file.talks.find((one) => one.name === name)!;
/** The n-th message of a conversation; my answer is awaited in the first two stages. */
function info(name: string, n: number): ShuffleInfo {
  const { stage, promise, list, parts } = talk(name).steps[n]!.told;
  const waits = stage === 'seal' || stage === 'show' ? [ME] : [];
  return { stage, promise, list, parts, waits_for: waits, closes_in: 15_000, give_up_in: 60_000, given_up: null, outcome: null };
}
const HONEST = 'an honest start, with every message repeated after a reload';
const [SEAL, SHOW, READY] = [0, 2, 4];

function joined(store: Store = new MemoryStore(), token: string | null = ADA) {
  const sent: { type: string }[] = [];
  const memory = new Memory(GAME, null);
  const send = async (command: { type: string }): Promise<void> => void sent.push(command);
  return { sent, memory, shuffling: new Shuffling(GAME, token, memory, send, store) };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: file.now, toFake: ['Date'] });
  // Ada's part in the conversations.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => (array as unknown as Uint8Array).fill(0x40) as never);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a whole start: one seal, one part, the code, and a receipt', async () => {
  const store = new MemoryStore();
  const { sent, memory, shuffling } = joined(store);
  for (const n of [SEAL, SEAL, SHOW, SHOW, READY]) await shuffling.hear(info(HONEST, n), 'A');
  memory.told(message);
  expect(sent.map((one) => one.type)).toEqual(['seal', 'show']);
  expect(shuffling.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(shuffling.standing).toEqual({ code: 'in', facts: {}, tone: 'fine' });
  expect(await receiptOf(GAME, ADA, store)).toMatchObject({ seat: 'A', part: '40'.repeat(32), alarm: '', heads: ['h1'] });
});

test('messages that arrive together are answered in their order', async () => {
  const { sent, shuffling } = joined();
  await Promise.all([SEAL, SHOW, READY].map((n) => shuffling.hear(info(HONEST, n), 'A')));
  expect(sent.map((one) => one.type)).toEqual(['seal']);
  expect(shuffling.standing?.code).toBe('in');
});

test('a part that is no longer awaited is not sent again, a seal is sent again over a new connection', async () => {
  const { sent, shuffling } = joined();
  await shuffling.hear(info(HONEST, SEAL), 'A');
  shuffling.connected();
  await shuffling.hear({ ...info(HONEST, SEAL), waits_for: [] }, 'A');
  expect(sent[1]).toEqual(sent[0]);
  shuffling.connected();
  await shuffling.hear({ ...info(HONEST, SHOW), waits_for: [] }, 'A');
  expect(sent).toHaveLength(2);
});

test('nothing is sent before the journal is written', async () => {
  let written = (): void => undefined;
  const store: Store = {
    write: async (_, decide) => {
      const answer = decide(new MemoryJournal());
      await new Promise<void>((done) => (written = done));
      return answer;
    },
  };
  const { sent, shuffling } = joined(store);
  const heard = shuffling.hear(info(HONEST, SEAL), 'A');
  await new Promise((done) => setTimeout(done, 5));
  expect(sent).toEqual([]);
  written();
  await heard;
  expect(sent).toHaveLength(1);
});

test('nothing is sent that cannot be written, and the person is told', async () => {
  const { sent, shuffling } = joined({ write: () => Promise.reject(new Error('full')) });
  await shuffling.hear(info(HONEST, SEAL), 'A');
  expect([sent, shuffling.problem]).toEqual([[], 'store']);
});

test('a message that makes no sense gets no answer, and the next one is answered', async () => {
  const { sent, shuffling } = joined();
  await shuffling.hear({ ...info(HONEST, SEAL), promise: {} as never }, 'A');
  expect([sent, shuffling.problem]).toEqual([[], 'message']);
  await shuffling.hear(info(HONEST, SEAL), 'A');
  expect([sent.length, shuffling.problem]).toEqual([1, '']);
});

test.each([
  ['a second promise after the part was shown', 2, 'second'],
  ['a second list after the part was shown', 2, 'second'],
  ['a second list with all parts', 2, 'second'],
  ['a part that does not fit', 2, 'parts'],
])('%s gets no answer, and the person is told', async (name, n, alarm) => {
  const { sent, shuffling } = joined();
  for (let i = 0; i <= n; i++) await shuffling.hear(info(name, i), 'A');
  expect(sent.map((one) => one.type)).toEqual(['seal', 'show']);
  expect(shuffling.standing).toMatchObject({ code: alarm, tone: 'wrong' });
  expect(shuffling.code).toBe('');
});

test('somebody late is told so, and the deal that follows at once is in the receipt', async () => {
  const { memory, shuffling } = joined();
  const heard = Promise.all([0, 1].map((n) => shuffling.hear(info('late', n), 'A')));
  memory.told(message);
  await heard;
  await shuffling.hear(info('late', 2), 'A');
  expect(shuffling.standing).toEqual({ code: 'late', facts: { names: 'Ben, Cleo' }, tone: 'limited' });
  expect(keptReceived(GAME)).toMatchObject({ heads: ['h1'], views: [expect.any(String)] });
});

test('a deal without any part is the server’s alone', async () => {
  const { shuffling } = joined();
  for (const n of [0, 1]) await shuffling.hear(info('the server deals alone', n), 'A');
  expect(shuffling.standing).toMatchObject({ code: 'alone', tone: 'limited' });
});

test('after two lost tables the person decides', async () => {
  const { sent, shuffling } = joined(new MemoryStore(new MemoryJournal(structuredClone(talk('2 lost tables').before))));
  for (const n of [0, 1]) await shuffling.hear(info('2 lost tables', n), 'A');
  expect([sent.length, shuffling.asks?.length]).toEqual([1, 2]);
  await shuffling.agree();
  expect(sent.map((one) => one.type)).toEqual(['seal', 'show']);
  expect([shuffling.asks, shuffling.standing?.code]).toEqual([null, 'discarded']);
});

test('games that were broken off are counted, and nobody is asked', async () => {
  const name = 'two dealt tables: nobody is asked';
  const { sent, shuffling } = joined(new MemoryStore(new MemoryJournal(structuredClone(talk(name).before))));
  for (const n of [0, 1]) await shuffling.hear(info(name, n), 'A');
  expect(sent.map((one) => one.type)).toEqual(['seal', 'show']);
  expect(shuffling.standing).toEqual({ code: 'broken-off', facts: { count: 2, deals: 3 }, tone: 'fine' });
});

test.each(['over', 'abandoned'] as const)('the journal notes how the game ended (%s)', async (outcome) => {
  const store = new MemoryStore();
  const { shuffling } = joined(store);
  for (const n of [SEAL, SHOW, READY]) await shuffling.hear(info(HONEST, n), 'A');
  await shuffling.hear({ ...info(HONEST, READY), stage: 'open', outcome }, 'A');
  expect(store.journal.read(GAME).at(-1)).toMatchObject({ what: 'end', data: { how: outcome } });
});

test('a spectator sends nothing and sees whose parts are in it, and the code', async () => {
  const { sent, shuffling } = joined(new MemoryStore(), null);
  for (const n of [SEAL, SHOW, READY]) await shuffling.hear(info(HONEST, n), null);
  expect(sent).toEqual([]);
  expect(shuffling.standing).toMatchObject({ code: 'watched', facts: { names: 'Ada, Ben, Cleo' } });
  expect(shuffling.code).not.toBe('');
});

test('a table that was given up is noted with the names of the missing', async () => {
  const store = new MemoryStore();
  const { shuffling } = joined(store);
  const missing = info(HONEST, SHOW).promise.seats[1]!.player;
  for (const n of [SEAL, SHOW]) await shuffling.hear(info(HONEST, n), 'A');
  await shuffling.hear({ ...info(HONEST, SHOW), stage: 'given-up', given_up: { missing: [missing], by: ME, why: 'missing' } }, 'A');
  expect(store.journal.read(GAME).at(-1)).toMatchObject({ what: 'given-up', data: { missing: ['Ben'] } });
});
