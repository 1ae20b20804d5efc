/** My part of a provable shuffle and the receipt that this browser keeps of it (docs/fairness.md, steps 2, 3 and 7). */
import type { FairInfo, GameEvent, Json, Played, Statement, Update } from './protocol';
import { bytes, hex, prefixed, sha256, unhex } from './sha256';

/** The same file that `hotseat verify --receipt` reads. */
export interface Receipt {
  format: 'hotseat receipt 1';
  game_id: string;
  seat: string;
  commitment: Statement;
  commits: string[];
  seed: string;
  voids: Json[];
  since: string;
  heads: string[];
  views: string[];
}

/** Canonical JSON (RFC 8785) of whole numbers, texts, lists and records. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const record = value as Record<string, unknown>;
  const parts = Object.keys(record).sort().map((name) => `${JSON.stringify(name)}:${canonical(record[name])}`);
  return `{${parts.join(',')}}`;
}

export const commitOf = (game: string, seat: number, seed: Uint8Array): string =>
  hex(sha256(prefixed('pf1', `client${seat}`, game, seed)));

/** A fresh part of the shuffle: sixteen random bytes. */
export const freshSeed = (): Uint8Array => crypto.getRandomValues(new Uint8Array(16));

/** The initial hash of a seat's private chain. */
export const firstView = (game: string, seat: string): Uint8Array => sha256(prefixed('pf1', 'view', game, seat));

/** The hash of a seat's private chain after one more entry. */
export const nextView = (before: Uint8Array, kind: string, facts: unknown): Uint8Array =>
  sha256(prefixed(before, bytes(canonical({ kind, facts }))));

type Told = Pick<Update, 'head' | 'view' | 'moves' | 'events'>;

/** What this browser remembers of a fair game; after a gap it adds nothing that is uncertain. */
export class Memory {
  private whole = false;
  private dealt = false;
  /** Received entries that are not chained yet. */
  private heard: Told[] = [];

  constructor(
    private readonly table: string,
    private kept: Receipt | null = keptReceipt(table),
  ) {}

  /** All commits are public: save the server's statement before revealing my seed. */
  promised(fair: FairInfo, seat: string, seed: Uint8Array): void {
    this.kept = {
      format: 'hotseat receipt 1',
      game_id: fair.game,
      seat,
      commitment: fair.statement,
      commits: fair.commits,
      seed: hex(seed),
      voids: fair.voids ?? [],
      since: '',
      heads: [],
      views: [],
    };
    this.whole = true;
    this.dealt = false;
    this.heard = [];
    this.keep();
  }

  /** A new connection: private events that happened in between are lost. */
  gap(): void {
    this.whole = false;
  }

  /** Chain the events of an update, between two frames so that animations stay smooth. */
  told(message: Told): void {
    if (!this.kept) return;
    if (message.head) this.kept.heads.push(message.head);
    if (this.whole) {
      this.heard.push(message);
      atLeisure(() => this.chainNext());
    }
    this.keepSoon();
  }

  private chainNext(): void {
    const message = this.heard.shift();
    if (message) this.chain(message.view?.zones, message.moves ?? [], message.events);
  }

  private chain(zones: Record<string, Json> | undefined, moves: Played[], events: GameEvent[]): void {
    if (!this.dealt) this.saw('view', { seat: this.kept?.seat, zones });
    this.dealt = true;
    let next = 0;
    for (const { seat, move, events: many } of moves) {
      this.saw('move', { seat, move });
      for (const event of events.slice(next, (next += many))) this.saw('event', event);
    }
  }

  private saw(kind: string, facts: unknown): void {
    if (!this.kept) return;
    const last = this.kept.views.at(-1);
    const before = last ? unhex(last) : firstView(this.kept.game_id, this.kept.seat);
    this.kept.views.push(hex(nextView(before, kind, facts)));
  }

  /** Writing would disturb animations, so it is deferred until a little later, or until the page closes or the receipt is read. */
  private keepSoon(): void {
    if (unwritten.has(this)) return;
    unwritten.add(this);
    setTimeout(() => atLeisure(writeAll), SOON);
  }

  keep(): void {
    if (!this.kept) return;
    while (this.heard.length) this.chainNext();
    try {
      localStorage.setItem(PLACE + this.table, JSON.stringify(this.kept));
    } catch (problem) {
      console.warn('The receipt could not be kept:', problem);
    }
  }
}

const PLACE = 'hotseat-receipt-';
const SOON = 1500;
const atLeisure = (task: () => void): unknown => ('requestIdleCallback' in globalThis ? requestIdleCallback(task, { timeout: SOON }) : setTimeout(task, 0));
const unwritten = new Set<Memory>();
function writeAll(): void {
  for (const memory of unwritten) memory.keep();
  unwritten.clear();
}
addEventListener('pagehide', writeAll);

export function keptReceipt(table: string): Receipt | null {
  writeAll();
  const text = localStorage.getItem(PLACE + table);
  const kept = text ? (JSON.parse(text) as Receipt) : null;
  return kept?.format === 'hotseat receipt 1' ? kept : null;
}
