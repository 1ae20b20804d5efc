import { afterEach, describe, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { LiveTable } from './table.svelte';

/** The far end of the line: says what a server would say. */
class Line {
  static OPEN = 1;
  static last: Line;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Line.last = this;
  }
  sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const SEATS = { game: 'wazabi', stage: 'playing', seats: [], rematch: null };
const turn = (seat: string): object => ({ event: 'turn', seat });
const now = (n: number): object => ({ n, view: null, asked: null, prompt: null, clock: null, result: null });
const welcome = (n: number, ...missed: string[]): object => ({
  type: 'welcome',
  ...now(n),
  table: SEATS, you: null, host: false, chat: [], presets: {}, shuffle: null,
  missed: missed.map((seat) => ({ events: [turn(seat)] })),
});
const update = (n: number, seat: string): object => ({ type: 'update', ...now(n), moves: [], events: [turn(seat)] });

afterEach(() => vi.unstubAllGlobals());

test('what waits to be shown when the line is lost is in the log, before what was missed, and only once', async () => {
  vi.stubGlobal('WebSocket', Line);
  const table = new LiveTable('k7', null);
  table.open();
  Line.last.say(welcome(0));
  table.animator.hold(true); // somebody reads
  Line.last.say(update(1, 'A'));
  Line.last.say(update(2, 'B'));
  Line.last.say(welcome(3, 'C'));
  table.animator.hold(false);
  await new Promise((done) => setTimeout(done, 0));
  Line.last.say(update(4, 'D'));
  await new Promise((done) => setTimeout(done, 0));
  expect(table.log.map((line) => line.event.seat).join('')).toBe('ABCD');
  table.close();
});

describe('an answer by finger', () => {
  const prompt = { question: 1, name: 'turn', moves: ['pass'], reacts: false, held: null, opens_in: 0, turn: 'open' };
  const asked = (clock: object | null): LiveTable => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Line);
    settings.play = 'confirm';
    const table = new LiveTable('k7', null);
    table.open();
    Line.last.say({ ...welcome(0), prompt, clock });
    vi.advanceTimersByTime(300);
    table.line = 'open';
    return table;
  };
  const moves = (): string[] => Line.last.sent.filter((text) => text.includes('"move"'));
  afterEach(() => {
    vi.useRealTimers();
    settings.play = 'auto';
  });

  test('is sent after a second, and until then it can be taken back', async () => {
    const table = asked(null);
    void table.answerSoon('pass');
    vi.advanceTimersByTime(900);
    expect([table.soon, moves()]).toEqual(['pass', []]);
    vi.advanceTimersByTime(200);
    expect(moves()).toHaveLength(1);
    table.close();
  });

  test('that was taken back is never sent', async () => {
    const table = asked(null);
    const sent = table.answerSoon('pass');
    await table.withdraw();
    expect(await sent).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(moves()).toEqual([]);
    table.close();
  });

  test('is sent at once when the clock has hardly any time left', () => {
    const table = asked({ left: 1500, total: 40000, running: true, banks: {} });
    void table.answerSoon('pass');
    expect(moves()).toHaveLength(1);
    table.close();
  });
});
