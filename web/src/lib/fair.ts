/** The receipt and hashes of protocol pf1, by which older games were shuffled (docs/fairness.md). */
import type { Json, Statement } from './protocol';
import { bytes, hex, prefixed, sha256 } from './sha256';

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

/** The initial hash of a seat's private chain. */
export const firstView = (game: string, seat: string): Uint8Array => sha256(prefixed('pf1', 'view', game, seat));

/** The hash of a seat's private chain after one more entry. */
export const nextView = (before: Uint8Array, kind: string, facts: unknown): Uint8Array =>
  sha256(prefixed(before, bytes(canonical({ kind, facts }))));
