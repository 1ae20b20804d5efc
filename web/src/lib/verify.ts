/** Checks a finished game against its transcript and my receipt: the page's own twin of `hotseat verify`. */
import { canonical, commitOf, firstView, type Receipt } from './fair';
import type { Receipt2 } from './pf2/receipt';
import type { Json, Statement } from './protocol';
import { bytes, hex, hmac, prefixed, sha256, unhex } from './sha256';
import { checkDraws, checkLog, expect, LETTERS, same, type Entry, type Verified } from './verify-log';
import { verifyPf2, type Transcript2 } from './verify-pf2';

export { Mismatch, type Verified } from './verify-log';

export interface Transcript {
  format: 'hotseat transcript 1';
  game_id: string;
  rules: { players: number; [fact: string]: Json };
  commitment: Statement;
  voids: { commitment: Statement; commits: string[]; missing: string[] }[];
  seats: { seat: string; commit: string; seed: string }[];
  secret: string;
  log: Entry[];
}
/** Of either protocol; a transcript and a receipt of different ones do not belong together. */
export async function verify(transcript: Transcript | Transcript2, receipt: Receipt | Receipt2 | null): Promise<Verified> {
  if (transcript.format === 'hotseat transcript 2') {
    expect(!receipt || receipt.format === 'hotseat receipt 2', 'formats');
    return verifyPf2(transcript, receipt as Receipt2 | null);
  }
  expect(!receipt || receipt.format === 'hotseat receipt 1', 'formats');
  return verifyPf1(transcript, receipt as Receipt | null);
}

async function verifyPf1(transcript: Transcript, receipt: Receipt | null): Promise<Verified> {
  const signed = await checkPromise(transcript, receipt);
  checkSeeds(transcript, receipt);
  const key = checkKey(transcript);
  const draws = checkDraws(transcript.log, key);
  checkLog(transcript.log, receipt, key, { hash: firstHash(transcript), view: firstView(transcript.game_id, receipt?.seat ?? '') });
  const verdicts = [{ code: receipt ? 'fits-pf1' : 'consistent', facts: {} }];
  return { signed, draws, entries: transcript.log.length, views: receipt?.views.length ?? 0, exit: 0, verdicts };
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

// -- d: the log

/** The hash before any entry. */
export const firstHash = (transcript: Transcript): Uint8Array =>
  sha256(
    prefixed(
      'pf1',
      'log',
      transcript.game_id,
      unhex(transcript.commitment.server),
      unhex(transcript.commitment.rules),
      tickets(transcript),
      bytes(canonical(transcript.voids)),
    ),
  );
