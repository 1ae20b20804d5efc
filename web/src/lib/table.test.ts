import { afterEach, expect, test, vi } from 'vitest';
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
  send(): void {}
  close(): void {}
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const SEATS = { game: 'wazabi', stage: 'playing', seats: [], rematch: null };
const turn = (seat: string): object => ({ event: 'turn', seat });
const now = (n: number): object => ({ n, view: null, asked: null, prompt: null, clock: null, result: null });
const welcome = (n: number, ...missed: string[]): object => ({ type: 'welcome', ...now(n), table: SEATS, you: null, host: false, chat: [], presets: {}, fair: null, missed: missed.map((seat) => ({ events: [turn(seat)] })) });
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
