import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backOff, Connection, SILENCE, UNANSWERED, type Line } from './connection';
import type { ServerMessage } from './protocol';

class FakeSocket {
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function table(): { connection: Connection; sockets: FakeSocket[]; lines: Line[]; heard: ServerMessage[] } {
  const sockets: FakeSocket[] = [];
  const lines: Line[] = [];
  const heard: ServerMessage[] = [];
  const connection = new Connection(
    'k7',
    'secret',
    { message: (message) => heard.push(message), line: (line) => lines.push(line) },
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  );
  connection.connect();
  sockets[0]?.onopen?.();
  return { connection, sockets, lines, heard };
}

test('the first words are hello, the token and the last number seen', () => {
  expect(JSON.parse(table().sockets[0]!.sent[0]!)).toEqual({ type: 'hello', token: 'secret', last: -1 });
});

test('a command without an answer is repeated with its old id after a new welcome', () => {
  const { connection, sockets } = table();
  sockets[0]!.say({ type: 'welcome', n: 4 });
  const id = connection.send({ type: 'start' });
  connection.connect();
  sockets[1]!.onopen?.();
  sockets[1]!.say({ type: 'welcome', n: 4 });
  expect(sockets[1]!.sent.map((text) => JSON.parse(text) as unknown)).toEqual([
    { type: 'hello', token: 'secret', last: 4 },
    { type: 'start', id },
  ]);
});

test('an answered command is not repeated', () => {
  const { connection, sockets } = table();
  const id = connection.send({ type: 'start' });
  sockets[0]!.say({ type: 'done', id, n: 1 });
  connection.connect();
  sockets[1]!.say({ type: 'welcome', n: 1 });
  expect(sockets[1]!.sent).toEqual([]);
});

test('a ping is answered at once and bothers nobody', () => {
  const { sockets, heard } = table();
  sockets[0]!.say({ type: 'ping', n: 5, latency: 3 });
  expect(sockets[0]!.sent.at(-1)).toBe('{"type":"pong","n":5}');
  expect(heard).toEqual([]);
});

test('after somebody else took the seat it does not come back', () => {
  const { sockets, lines } = table();
  sockets[0]!.say({ type: 'bye', reason: 'superseded' });
  sockets[0]!.close();
  expect(lines.at(-1)).toBe('superseded');
  expect(sockets).toHaveLength(1);
});

test('without a net the line is lost at once, and comes back with the net', () => {
  const { connection, sockets, lines } = table();
  sockets[0]!.say({ type: 'welcome', n: 4 });
  dispatchEvent(new Event('offline'));
  expect(lines.at(-1)).toBe('lost');
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(2);
  sockets[0]!.say({ type: 'welcome', n: 5 }); // too late
  expect(lines.at(-1)).toBe('lost');
  sockets[1]!.say({ type: 'welcome', n: 5 });
  expect(lines.at(-1)).toBe('open');
  connection.close();
  dispatchEvent(new Event('offline'));
  expect(lines.at(-1)).toBe('open');
});

test('the waits double up to fifteen seconds, each with chance', () => {
  expect(backOff(0, 0.5)).toBe(500);
  expect(backOff(3, 0.5)).toBe(4000);
  expect(backOff(20, 0.5)).toBe(15_000);
  expect(backOff(0, 0)).toBe(250);
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a server that says nothing for long is given up, and the page connects again', () => {
  const { sockets, lines } = table();
  sockets[0]!.say({ type: 'welcome', n: 1 });
  vi.advanceTimersByTime(SILENCE - 1);
  sockets[0]!.say({ type: 'ping', n: 1, latency: 0 });
  vi.advanceTimersByTime(SILENCE - 1);
  expect(lines.at(-1)).toBe('open');
  vi.advanceTimersByTime(1);
  expect(lines.at(-1)).toBe('lost');
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(2);
});

test('a command without an answer is taken elsewhere sooner', () => {
  const { connection, sockets } = table();
  sockets[0]!.say({ type: 'welcome', n: 1 });
  vi.advanceTimersByTime(SILENCE / 2);
  const id = connection.send({ type: 'start' });
  vi.advanceTimersByTime(UNANSWERED + 1_000);
  sockets[1]!.onopen?.();
  sockets[1]!.say({ type: 'welcome', n: 1 });
  expect(sockets[1]!.sent.at(-1)).toBe(JSON.stringify({ type: 'start', id }));
  sockets[1]!.say({ type: 'done', id, n: 2 });
  vi.advanceTimersByTime(UNANSWERED * 2);
  expect(sockets).toHaveLength(2);
});

test('a handshake that nobody answers is repeated, and each attempt waits longer', () => {
  const { sockets } = table();
  vi.advanceTimersByTime(UNANSWERED + 750);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(UNANSWERED + 1_500);
  expect(sockets).toHaveLength(3);
});

test('a closed table is not watched any more', () => {
  const { connection, sockets } = table();
  sockets[0]!.say({ type: 'welcome', n: 1 });
  connection.close();
  vi.advanceTimersByTime(SILENCE * 3);
  expect(sockets).toHaveLength(1);
});

test('whoever is online again together does not reconnect in the same instant', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.75);
  const { sockets } = table();
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(749);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
});

test('a server that is busy says when to come back, and is not asked before', () => {
  const { sockets } = table();
  sockets[0]!.say({ type: 'bye', reason: 'busy', wait: 8_000 });
  sockets[0]!.close();
  vi.advanceTimersByTime(7_999);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(4_001);
  expect(sockets).toHaveLength(2);
});

test('a server that only accepts connections is asked less and less often', () => {
  const { sockets } = table();
  for (let failure = 1; failure < 4; failure++) {
    sockets.at(-1)!.onopen?.();
    sockets.at(-1)!.say({ type: 'bye', reason: 'restart' });
    sockets.at(-1)!.close();
    vi.advanceTimersByTime(500 * 2 ** (failure - 1) * 0.5 - 1);
    expect(sockets).toHaveLength(failure);
    vi.advanceTimersByTime(500 * 2 ** (failure - 1) * 1.5);
    expect(sockets).toHaveLength(failure + 1);
  }
});
