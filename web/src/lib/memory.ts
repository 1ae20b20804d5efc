/** The receipt that this browser keeps of a fair game: hashes of everything it received (docs/fairness.md, step 7). */
import { nextView, type Receipt } from './fair';
import { firstView } from './pf2/values';
import type { GameEvent, Json, Played, Update } from './protocol';
import { hex, unhex } from './sha256';

type Told = Pick<Update, 'head' | 'view' | 'moves' | 'events'>;
type Zones = Record<string, Json>;

/** What this browser received of a game under pf2; the rest of its receipt is in the journal. */
export interface Received {
  format: 'hotseat received 2';
  seat: string;
  /** The hash L of the list, with which the chain begins. */
  list: string;
  heads: string[];
  views: string[];
  /** A chain of its own for every gap: the table as it was shown afterwards, and what followed. */
  resumed?: string[][];
}

/**
 * What this browser remembers of a fair game; after a gap a new chain begins. Of games that began under pf1 it adds only published hashes.
 */
export class Memory {
  private dealt = false;
  /** Something was received before there was a list; the next update begins a chain. */
  private missed = false;
  /** A person who stood up sees the game as a spectator, perhaps late: nothing of it belongs in the receipt. */
  private seated = true;
  /** What was received, and tables shown after a gap, that is not chained yet. */
  private heard: (Told | Zones)[] = [];

  constructor(
    private readonly table: string,
    private kept: Receipt | Received | null = keptReceipt(table) ?? keptReceived(table),
  ) {}

  /** The list is closed: what is received from now on belongs to this deal. A second list changes nothing. */
  listed(list: string, seat: string): void {
    if (this.kept?.format === 'hotseat received 2') return;
    this.kept = { format: 'hotseat received 2', seat, list, heads: [], views: [], resumed: [] };
    this.keep();
  }

  /** A new connection, or another role at the table: events in between may be lost if the cards were dealt (`zones`). */
  gap(seated: boolean, zones: Zones | null): void {
    this.seated = seated;
    if (!zones || !seated) return;
    if (this.kept) this.hear(zones);
    else this.missed = true;
  }

  /** Chain the events of an update. */
  told(message: Told): void {
    if (!this.seated) return;
    if (!this.kept) {
      this.missed = true;
      return;
    }
    if (message.head) this.kept.heads.push(message.head);
    this.hear(this.missed && message.view ? message.view.zones : message);
    this.missed = false;
  }

  /** Between two frames, so that animations stay smooth. */
  private hear(what: Told | Zones): void {
    this.heard.push(what);
    atLeisure(() => this.chainNext());
    this.keepSoon();
  }

  private chainNext(): void {
    const next = this.heard.shift();
    if (!next) return;
    if (isUpdate(next)) this.chain(next.view?.zones, next.moves ?? [], next.events);
    else this.cameBack(next);
  }

  private cameBack(zones: Zones): void {
    if (this.kept?.format !== 'hotseat received 2') return;
    this.dealt = true;
    (this.kept.resumed ??= []).push([]);
    this.saw('view', { seat: this.kept.seat, zones });
  }

  private chain(zones: Zones | undefined, moves: Played[], events: GameEvent[]): void {
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
    const chain = this.kept.resumed?.at(-1) ?? this.kept.views;
    const last = chain.at(-1);
    const before = last ? unhex(last) : firstView(unhex(this.kept.list), this.kept.seat);
    chain.push(hex(nextView(before, kind, facts)));
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

const isUpdate = (what: Told | Zones): what is Told => Array.isArray(what.events);

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
