/** Checking a shuffle in the page: the promise, every seed and every draw (docs/fairness.md, steps 1 to 5). */
import { hex, hmac, joined, prefixed, sha256, unhex } from './sha256';

export interface Statement {
  server: string;
  rules: string;
  time: string;
  key: string;
  signature: string;
}

/** What this browser kept before it showed its part of the shuffle. */
export interface Receipt {
  game: string;
  seat: string;
  statement: Statement;
  commits: string[];
  seed: string;
}

export interface Transcript {
  game_id: string;
  commitment: Statement;
  seats: { seat: string; commit: string; seed: string }[];
  secret: string;
  log: { kind: string; full: { label?: string; of?: number | unknown[]; result?: number | unknown[] } }[];
}

export type Verdict = { fits: true; draws: number; mine: boolean } | { fits: false; what: 'promise' | 'seeds' | 'draws' | 'receipt' };

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

export function drawn(key: Uint8Array, label: string, of: number | unknown[]): number | unknown[] {
  const stream = new Stream(key, label);
  if (typeof of === 'number') return stream.below(of);
  const list = [...of];
  for (let i = list.length - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}

export const commitOf = (game: string, seat: number, seed: Uint8Array): string =>
  hex(sha256(prefixed('pf1', `client${seat}`, game, seed)));

/** The key of all draws, from the server's secret and everybody's seeds. */
export function keyOf(transcript: Pick<Transcript, 'game_id' | 'commitment' | 'seats' | 'secret'>): Uint8Array {
  const parts = transcript.seats.map((one, seat) => prefixed(Uint8Array.of(seat), unhex(one.commit), unhex(one.seed)));
  return hmac(
    unhex(transcript.secret),
    prefixed('pf1', 'key', transcript.game_id, unhex(transcript.commitment.rules), sha256(prefixed(...parts))),
  );
}

export function verify(transcript: Transcript, receipt: Receipt | null): Verdict {
  const { game_id: game, commitment, seats } = transcript;
  if (hex(sha256(prefixed('pf1', 'server', game, unhex(transcript.secret)))) !== commitment.server) return { fits: false, what: 'promise' };
  if (seats.some((one, seat) => one.seed !== '' && commitOf(game, seat, unhex(one.seed)) !== one.commit)) return { fits: false, what: 'seeds' };
  if (receipt) {
    const mine = seats.find((one) => one.seat === receipt.seat);
    const sameDeal = receipt.game === game && receipt.statement.server === commitment.server && receipt.statement.rules === commitment.rules;
    if (!sameDeal || mine?.seed !== receipt.seed || seats.some((one, seat) => one.commit !== (receipt.commits[seat] ?? ''))) return { fits: false, what: 'receipt' };
  }
  const key = keyOf(transcript);
  const draws = transcript.log.filter((entry) => entry.kind === 'draw');
  for (const { full } of draws) {
    const result = drawn(key, full.label ?? '', full.of ?? 0);
    if (JSON.stringify(result) !== JSON.stringify(full.result)) return { fits: false, what: 'draws' };
  }
  return { fits: true, draws: draws.length, mine: receipt !== null };
}

const PLACE = 'hotseat-receipt-';

export function keepReceipt(table: string, receipt: Receipt): void {
  localStorage.setItem(PLACE + table, JSON.stringify(receipt));
}

export function keptReceipt(table: string): Receipt | null {
  const text = localStorage.getItem(PLACE + table);
  return text ? (JSON.parse(text) as Receipt) : null;
}

/** A fresh part of the shuffle: sixteen random bytes. */
export const freshSeed = (): Uint8Array => crypto.getRandomValues(new Uint8Array(16));

