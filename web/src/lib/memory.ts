/** The receipt that this browser keeps of a fair game: hashes of everything it received (docs/fairness.md, step 7). */
import { nextView, type Receipt } from './fair';
import { firstView } from './pf2/values';
import type { GameEvent, Json, Played, Update } from './protocol';
import { hex, unhex } from './sha256';

type Told = Pick<Update, 'head' | 'view' | 'moves' | 'events'>;

/** What this browser received of a game under pf2; the rest of its receipt is in the journal. */
export interface Received {
  format: 'hotseat received 2';
  seat: string;
  /** The hash L of the list, with which the chain begins. */
  list: string;
  heads: string[];
  views: string[];
}

/** What this browser remembers of a fair game; after a gap, and of games that began under pf1, it adds only published hashes. */
export class Memory {
  private whole = false;
  private dealt = false;
  /** Whoever stood up sees the game as a spectator, perhaps late: nothing of it belongs in the receipt. */
  private seated = true;
  /** Received entries that are not chained yet. */
  private heard: Told[] = [];

  constructor(
    private readonly table: string,
    private kept: Receipt | Received | null = keptReceipt(table) ?? keptReceived(table),
  ) {}

  /**
   * The list is closed: what is received from now on belongs to this deal. `undealt` says that nothing was missed yet.
   * A second list changes nothing.
   */
  listed(list: string, seat: string, undealt: boolean): void {
    if (this.kept?.format !== 'hotseat received 2') {
      this.kept = { format: 'hotseat received 2', seat, list, heads: [], views: [] };
      this.keep();
    }
    if (undealt && this.kept.list === list && !this.kept.heads.length) this.whole = true;
  }

  /** A new connection, or another role at the table: private events that happened in between are lost. */
  gap(seated = true): void {
    this.whole = false;
    this.seated = seated;
  }

  /** Chain the events of an update, between two frames so that animations stay smooth. */
  told(message: Told): void {
    if (!this.kept || !this.seated) return;
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
    if (this.kept?.format !== 'hotseat received 2') return;
    const last = this.kept.views.at(-1);
    const before = last ? unhex(last) : firstView(unhex(this.kept.list), this.kept.seat);
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
const atLeisure = (task: () => void): unknown =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(task, { timeout: SOON }) : setTimeout(task, 0);
const unwritten = new Set<Memory>();
function writeAll(): void {
  for (const memory of unwritten) memory.keep();
  unwritten.clear();
}
addEventListener('pagehide', writeAll);

function read(table: string): Receipt | Received | null {
  writeAll();
  const text = localStorage.getItem(PLACE + table);
  return text ? (JSON.parse(text) as Receipt | Received) : null;
}

export function keptReceipt(table: string): Receipt | null {
  const kept = read(table);
  return kept?.format === 'hotseat receipt 1' ? kept : null;
}

export function keptReceived(table: string): Received | null {
  const kept = read(table);
  return kept?.format === 'hotseat received 2' ? kept : null;
}
