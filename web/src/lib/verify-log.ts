/** What both protocols of provable shuffles have in common: the draws, the log, and what a seat received. */
import { canonical, nextView } from './fair';
import type { Json } from './protocol';
import { bytes, hex, hmac, joined, prefixed, sha256, unhex } from './sha256';

export interface Entry {
  seq: number;
  kind: string;
  full: { [fact: string]: Json };
  witnesses: string[] | null;
  masked: Json;
  hash: string;
}
/** What a receipt of either protocol says about the log. */
export interface Heard {
  seat: string;
  since: string;
  heads: string[];
  views: string[];
  resumed?: string[][];
}

/** What was checked and what it shows. */
export interface Verified {
  /** null where this browser cannot check signatures. */
  signed: true | null;
  draws: number;
  entries: number;
  views: number;
  /** What people at the table can compare. */
  code?: string;
  /** The exit code of `hotseat verify`: 0 unless there is something to know. */
  exit: number;
  /** The sentences `verify-<code>`, the worst last. */
  verdicts: { code: string; facts: Record<string, string> }[];
}

/** The first failed check, by the code of its phrase `verify-<code>`. */
export class Mismatch extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, string> = {},
  ) {
    super(`${code} ${JSON.stringify(facts)}`);
  }
}

export function expect(fits: boolean, code: string, facts: Record<string, unknown> = {}): asserts fits {
  if (!fits) throw new Mismatch(code, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, String(fact)])));
}

export const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);
export const LETTERS = 'ABCDEFGH';

const u64 = (n: number): Uint8Array => {
  const data = new Uint8Array(8);
  new DataView(data.buffer).setBigUint64(0, BigInt(n));
  return data;
};

/** The stream of random words that belongs to a label. */
class Stream {
  private words: bigint[] = [];
  private block = 0;

  constructor(
    private readonly key: Uint8Array,
    private readonly label: string,
  ) {}

  below(n: number): number {
    if (n < 1) throw new RangeError(`there is no draw below ${n}`);
    const many = BigInt(n);
    const limit = (1n << 64n) - ((1n << 64n) % many);
    for (;;) {
      const word = this.next();
      if (word < limit) return Number(word % many);
    }
  }

  private next(): bigint {
    if (!this.words.length) {
      const data = new DataView(hmac(this.key, joined(prefixed('pf1', 'blk', this.label), u64(this.block++))).buffer);
      this.words = [0, 8, 16, 24].map((at) => data.getBigUint64(at));
    }
    return this.words.shift()!;
  }
}

export const drawnNumber = (key: Uint8Array, label: string, below: number): number => new Stream(key, label).below(below);

export function shuffled<Card>(key: Uint8Array, label: string, cards: Card[]): Card[] {
  const stream = new Stream(key, label);
  const list = [...cards];
  for (let i = list.length - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

/** Every draw has the next label of its kind and the result that the key gives; how many there are. */
export function checkDraws(entries: Entry[], key: Uint8Array): number {
  const uses = new Map<string, number>();
  let draws = 0;
  for (const { seq, kind: sort, full } of entries) {
    if (sort !== 'draw') continue;
    const found = String(full.label);
    const kind = found.slice(0, found.lastIndexOf('/'));
    const expected = `${kind}/${uses.get(kind) ?? 0}`;
    expect(found === expected, 'label', { seq, found, expected });
    uses.set(kind, (uses.get(kind) ?? 0) + 1);
    checkDraw(seq, key, found, full.of as number | Json[], full.result as number | Json[]);
    draws += 1;
  }
  return draws;
}

function checkDraw(seq: number, key: Uint8Array, label: string, of: number | Json[], found: number | Json[]): void {
  if (typeof of === 'number') {
    const expected = drawnNumber(key, label, of);
    expect(found === expected, 'draw', { seq, label, expected, found });
    return;
  }
  const deck = shuffled(key, label, of);
  const cards = found as Json[];
  for (let i = 0; i < Math.max(deck.length, cards.length); i++)
    expect(same(deck[i] ?? null, cards[i] ?? null), 'shuffle', { seq, place: i + 1, label, expected: deck[i], found: cards[i] });
}

// -- d: the log

export function checkLog(entries: Entry[], receipt: Heard | null, key: Uint8Array, first: { hash: Uint8Array; view: Uint8Array }): void {
  const hashes = checkChain(entries, key, first.hash);
  expect(entries.at(-1)?.kind === 'end', 'no-end');
  if (!receipt) return;
  checkHeads(receipt.heads, hashes);
  expect(receipt.since === '' || hashes.includes(receipt.since), 'since');
  checkViews(entries.slice(receipt.since ? hashes.indexOf(receipt.since) : 0), receipt, first.view);
  checkResumed(entries, receipt);
}

/** The hash after one more entry. */
export function nextHash(before: Uint8Array, key: Uint8Array, { seq, kind, full, witnesses, masked }: Entry): Uint8Array {
  const salt = hmac(key, joined(prefixed('pf1', 'salt'), u64(seq)));
  return sha256(prefixed(before, joined(salt, bytes(canonical({ seq, kind, full, witnesses, masked })))));
}

/** Every entry is in its place and matches its hash; the hash after 0, 1, 2 ... entries. */
function checkChain(entries: Entry[], key: Uint8Array, first: Uint8Array): string[] {
  let hash = first;
  const hashes = [hex(hash)];
  for (const [seq, entry] of entries.entries()) {
    expect(entry.seq === seq, 'order', { seq: entry.seq, expected: seq });
    hash = nextHash(hash, key, entry);
    expect(entry.hash === hex(hash), 'chain', { seq, kind: entry.kind });
    hashes.push(entry.hash);
  }
  return hashes;
}

/** Every hash that was published during the game is there, in the same order. */
function checkHeads(heads: string[], hashes: string[]): void {
  let place = 0;
  for (const [i, head] of heads.entries()) {
    const at = hashes.indexOf(head, place);
    expect(at >= 0, 'head', { number: i + 1, count: heads.length });
    place = at;
  }
}

interface Told {
  seq: number;
  kind: string;
  facts: Json;
}

/** What a seat received of the log, in order. */
export function toldTo(entries: Entry[], seat: string): Told[] {
  const factsFor = (entry: Entry): Json => (entry.witnesses === null || entry.witnesses.includes(seat) ? entry.full : entry.masked);
  return entries.map((entry) => ({ seq: entry.seq, kind: entry.kind, facts: factsFor(entry) })).filter((told) => told.facts !== null);
}

/** My hashes match what my seat received according to the log. */
function checkViews(entries: Entry[], { seat, views }: Heard, first: Uint8Array): void {
  const told = toldTo(entries, seat);
  let hash = first;
  for (const [i, { seq, kind, facts }] of told.slice(0, views.length).entries()) {
    hash = nextView(hash, kind, facts);
    expect(views[i] === hex(hash), 'view', { seq, kind });
  }
  expect(views.length <= told.length, 'view-cut', { expected: views.length, found: told.length });
}

/** What I received after every gap is in the log, in order. The table that I was shown then needs a replay. */
function checkResumed(entries: Entry[], { seat, views, resumed = [] }: Heard): void {
  const told = toldTo(entries, seat);
  let place = views.length;
  for (const [i, chain] of resumed.entries()) {
    while (place <= told.length && !continues(chain, told.slice(place))) place += 1;
    expect(place <= told.length, 'resumed', { number: i + 1, count: resumed.length });
    place += chain.length - 1;
  }
}

/** Whether the chain continues from its first table with these messages. */
const continues = (chain: string[], told: Told[]): boolean =>
  chain.length - 1 <= told.length &&
  chain.slice(1).every((after, i) => hex(nextView(unhex(chain[i]!), told[i]!.kind, told[i]!.facts)) === after);
