/** One socket to one table: sends `hello`, retries unanswered commands, reconnects automatically. */
import { SUBPROTOCOL, type Command, type ServerMessage } from './protocol';

export type Line = 'connecting' | 'open' | 'lost' | 'superseded' | 'kicked' | 'removed' | 'closed';

export interface Listener {
  message(message: ServerMessage): void;
  line(line: Line): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The server pings a client that has been silent for 10 s, so a longer silence means that it is gone or frozen. */
export const SILENCE = 25_000;
/** The same while a command, or the handshake, waits for an answer. */
export const UNANSWERED = 6_000;

/** The device is online again, and so are others on the same network: they do not all reconnect in the same instant. */
const MENDED = 1_000;

/** How long to wait before the next attempt: exponential backoff with a random factor, so that clients do not all reconnect at once. */
export const backOff = (attempt: number, chance: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + chance);

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, string>();
  private attempt = 0;
  /** How long the server asked to wait. */
  private asked = 0;
  private ended = false;
  private timer = 0;
  private watchdog = 0;
  private number = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 8);
  last = -1;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly listener: Listener,
    private readonly open: (address: string) => WebSocket = (address) => new WebSocket(address, SUBPROTOCOL),
  ) {}

  connect = (): void => {
    if (this.ended) return;
    clearTimeout(this.timer);
    addEventListener('offline', this.cut);
    addEventListener('online', this.mend);
    this.listener.line(this.attempt ? 'lost' : 'connecting');
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${this.table}/live`;
    const socket = this.open(address);
    this.socket = socket;
    this.expectWithin(UNANSWERED);
    socket.onopen = () => this.write(JSON.stringify({ type: 'hello', token: this.token, last: this.last }));
    socket.onmessage = (event) => this.read(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.again();
    };
  };

  /** Send a command; it is repeated under the same id until it is answered. */
  send(command: Command): string {
    const id = `${this.prefix}-${++this.number}`;
    const text = JSON.stringify({ ...command, id });
    if (!this.waiting.size && this.socket) this.expectWithin(UNANSWERED);
    this.waiting.set(id, text);
    this.write(text);
    return id;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.watchdog);
    removeEventListener('offline', this.cut);
    removeEventListener('online', this.mend);
    this.socket?.close();
  }

  /** The device knows that it is offline long before the socket does. */
  private cut = (): void => {
    this.drop();
    this.again();
  };

  /** The device is online again: do not wait for the next attempt. */
  private mend = (): void => {
    if (!this.attempt) return;
    this.drop();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(this.connect, Math.random() * MENDED);
  };

  /** A server that froze, or a network that swallows everything, closes no socket: give it up after a silence. */
  private expectWithin(time: number): void {
    clearTimeout(this.watchdog);
    if (!this.ended) this.watchdog = window.setTimeout(this.cut, time);
  }

  private heard(): void {
    this.expectWithin(this.waiting.size ? UNANSWERED : SILENCE);
  }

  private drop(): void {
    clearTimeout(this.watchdog);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = null;
    socket.close();
  }

  private write(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private read(message: ServerMessage): void {
    if (message.type === 'ping') {
      this.write(JSON.stringify({ type: 'pong', n: message.n }));
      this.heard();
      return;
    }
    if (message.type === 'welcome') {
      this.attempt = 0;
      this.listener.line('open');
      for (const text of this.waiting.values()) this.write(text);
    }
    if (message.type === 'welcome' || message.type === 'update') this.last = message.n;
    if ((message.type === 'done' || message.type === 'refused') && message.id) this.waiting.delete(message.id);
    if (message.type === 'bye') this.asked = message.wait ?? 0;
    if (message.type === 'bye' && ['superseded', 'kicked', 'removed', 'closed'].includes(message.reason)) {
      this.ended = true;
      this.listener.line(message.reason as Line);
    }
    this.heard();
    this.listener.message(message);
  }

  private again(): void {
    if (this.ended) return;
    clearTimeout(this.timer);
    clearTimeout(this.watchdog);
    this.attempt += 1;
    this.listener.line('lost');
    const asked = this.asked * (1 + Math.random() / 2);
    this.asked = 0;
    this.timer = window.setTimeout(this.connect, Math.max(asked, backOff(this.attempt - 1, Math.random())));
  }
}
