/** Checks a finished game against its transcript and my receipt: the page's own twin of `hotseat verify`. */
import { canonical, commitOf, firstView, nextView, type Receipt } from './fair';
import type { Json, Statement } from './protocol';
import { bytes, hex, hmac, joined, prefixed, sha256, unhex } from './sha256';

export interface Entry {
  seq: number;
  kind: string;
  full: { [fact: string]: Json };
  witnesses: string[] | null;
  masked: Json;
  hash: string;
}
export interface Transcript {
  game_id: string;
  rules: { players: number; [fact: string]: Json };
  commitment: Statement;
  voids: { commitment: Statement; commits: string[]; missing: string[] }[];
  seats: { seat: string; commit: string; seed: string }[];
  secret: string;
  log: Entry[];
}
/** What was checked; `signed` is null where this browser cannot check signatures. */
export interface Verified {
  signed: true | null;
  draws: number;
  entries: number;
  views: number;
}

/** The first thing that does not fit, by the codes that `verify-<code>` words. */
export class Mismatch extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, string> = {},
  ) {
    super(`${code} ${JSON.stringify(facts)}`);
  }
}

function expect(fits: boolean, code: string, facts: Record<string, unknown> = {}): asserts fits {
  if (!fits) throw new Mismatch(code, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, String(fact)])));
}

const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);
const LETTERS = 'ABCDEFGH';

const u64 = (n: number): Uint8Array => {
  const data = new Uint8Array(8);
  new DataView(data.buffer).setBigUint64(0, BigInt(n));
  return data;
};

export async function verify(transcript: Transcript, receipt: Receipt | null): Promise<Verified> {
  const signed = await checkPromise(transcript, receipt);
  checkSeeds(transcript, receipt);
  const key = checkKey(transcript);
  const draws = checkDraws(transcript, key);
  checkLog(transcript, receipt, key);
  return { signed, draws, entries: transcript.log.length, views: receipt?.views.length ?? 0 };
}

// -- a: the promise

async function checkPromise(transcript: Transcript, receipt: Receipt | null): Promise<true | null> {
  const { game_id: game, commitment: promise, voids } = transcript;
  if (receipt) {
    expect(receipt.game_id === game, 'other-game', { receipt: receipt.game_id, transcript: game });
    for (const field of ['server', 'rules', 'time', 'key', 'signature'] as const)
      expect(promise[field] === receipt.commitment[field], 'statement', { field });
  }
  const signatures: (boolean | null)[] = [];
  for (const statement of [promise, ...voids.map((one) => one.commitment)]) {
    expect(statement.key === promise.key, 'signature');
    signatures.push(await isSigned(game, statement));
  }
  expect(!signatures.includes(false), 'signature');
  for (const hidden of (receipt?.voids ?? []) as unknown as Transcript['voids'])
    expect(voids.some((one) => same(one, hidden)), 'void-hidden', { time: hidden.commitment.time });
  return signatures.includes(null) ? null : true;
}

/** Whether the statement carries a valid Ed25519 signature by the key it names; null where the browser cannot tell. */
export async function isSigned(game: string, statement: Statement): Promise<boolean | null> {
  const said = prefixed('pf1', 'sign', game, unhex(statement.server), unhex(statement.rules), statement.time);
  const raw = (data: Uint8Array): ArrayBuffer => data.slice().buffer as ArrayBuffer;
  try {
    const key = await crypto.subtle.importKey('raw', raw(unhex(statement.key)), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, raw(unhex(statement.signature)), raw(said));
  } catch (problem) {
    // A page opened without TLS has no `subtle`, and older browsers have no Ed25519; a malformed key is another matter.
    if (!globalThis.crypto?.subtle || (problem as Error).name === 'NotSupportedError') return null;
    return false;
  }
}

// -- b: the seeds

function checkSeeds(transcript: Transcript, receipt: Receipt | null): void {
  const seats = transcript.seats;
  expect(seats.map((one) => one.seat).join('') === LETTERS.slice(0, transcript.rules.players), 'seats');
  if (receipt) {
    for (let i = 0; i < Math.max(seats.length, receipt.commits.length); i++)
      expect(seats[i]?.commit === receipt.commits[i], 'commits', { seat: seats[i]?.seat ?? '?' });
    const own = seats.find((one) => one.seat === receipt.seat)?.seed;
    expect(receipt.seed === '' || receipt.seed === own, 'own-seed', { seat: receipt.seat });
  }
  for (const [i, one] of seats.entries())
    expect(one.commit === (one.seed ? commitOf(transcript.game_id, i, unhex(one.seed)) : ''), 'seed', { seat: one.seat });
}

// -- c: the key and the draws

const tickets = (transcript: Transcript): Uint8Array =>
  sha256(prefixed(...transcript.seats.map((one, i) => prefixed(Uint8Array.of(i), unhex(one.commit), unhex(one.seed)))));

/** The key of all draws, from the server's secret and everybody's seeds. */
export const keyOf = (transcript: Transcript, rules: Uint8Array): Uint8Array =>
  hmac(unhex(transcript.secret), prefixed('pf1', 'key', transcript.game_id, rules, tickets(transcript)));

export function checkKey(transcript: Transcript): Uint8Array {
  const { game_id: game, commitment, secret } = transcript;
  expect(hex(sha256(prefixed('pf1', 'server', game, unhex(secret)))) === commitment.server, 'secret');
  const rules = sha256(bytes(canonical(transcript.rules)));
  expect(hex(rules) === commitment.rules, 'rules');
  return keyOf(transcript, rules);
}

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
function checkDraws(transcript: Transcript, key: Uint8Array): number {
  const uses = new Map<string, number>();
  let draws = 0;
  for (const { seq, kind: sort, full } of transcript.log) {
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

function checkLog(transcript: Transcript, receipt: Receipt | null, key: Uint8Array): void {
  const hashes = checkChain(transcript, key);
  expect(transcript.log.at(-1)?.kind === 'end', 'no-end');
  if (!receipt) return;
  checkHeads(receipt.heads, hashes);
  expect(receipt.since === '' || hashes.includes(receipt.since), 'since');
  checkViews(transcript, receipt, receipt.since ? hashes.indexOf(receipt.since) : 0);
}

/** The hash before any entry, and after one more. */
export const firstHash = (transcript: Transcript): Uint8Array =>
  sha256(prefixed('pf1', 'log', transcript.game_id, unhex(transcript.commitment.server), unhex(transcript.commitment.rules), tickets(transcript), bytes(canonical(transcript.voids))));
export function nextHash(before: Uint8Array, key: Uint8Array, { seq, kind, full, witnesses, masked }: Entry): Uint8Array {
  const salt = hmac(key, joined(prefixed('pf1', 'salt'), u64(seq)));
  return sha256(prefixed(before, joined(salt, bytes(canonical({ seq, kind, full, witnesses, masked })))));
}

/** Every entry stands in its place and matches its hash; the hash after 0, 1, 2 ... entries. */
function checkChain(transcript: Transcript, key: Uint8Array): string[] {
  let hash = firstHash(transcript);
  const hashes = [hex(hash)];
  for (const [seq, entry] of transcript.log.entries()) {
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

/** My hashes are those of what the log says my seat was told. */
function checkViews(transcript: Transcript, receipt: Receipt, first: number): void {
  const { seat, views } = receipt;
  const factsFor = (entry: Entry): Json => (entry.witnesses === null || entry.witnesses.includes(seat) ? entry.full : entry.masked);
  const told = transcript.log.slice(first).filter((entry) => factsFor(entry) !== null);
  let hash = firstView(transcript.game_id, seat);
  for (const [i, entry] of told.slice(0, views.length).entries()) {
    hash = nextView(hash, entry.kind, factsFor(entry));
    expect(views[i] === hex(hash), 'view', { seq: entry.seq, kind: entry.kind });
  }
  expect(views.length <= told.length, 'view-cut', { expected: views.length, found: told.length });
}
