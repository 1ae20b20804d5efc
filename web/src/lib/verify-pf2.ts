/** Checks a finished game of protocol pf2 (docs/fairness.md). A verdict is more than yes or no: who is left out was not cheated. */
import { canonical } from './fair';
import type { Json } from './protocol';
import { bytes, hex, hmac, prefixed, sha256, unhex } from './sha256';
import { checkDraws, checkLog, expect, LETTERS, same, type Entry, type Heard, type Verified } from './verify-log';

export interface PromiseMade {
  pf: number;
  game: string;
  rules: string;
  /** The seats with their final letters; a bot has no player. */
  seats: { seat: string; name: string; player: string }[];
  server: string;
  time: string;
  key: string;
}
export interface SealedList {
  seals: string[];
  /** Empty exactly where there is a seal. */
  why: string[];
  signature: string;
}
export interface Transcript2 {
  format: 'hotseat transcript 2';
  outcome: 'over' | 'abandoned' | 'given-up';
  promise: PromiseMade;
  list: SealedList | null;
  parts: string[];
  secret: string;
  missing: string[];
  rules: { players: number; [fact: string]: Json };
  log: Entry[];
}
export interface Receipt2 extends Heard {
  format: 'hotseat receipt 2';
  game: string;
  player: string;
  promise: PromiseMade;
  list: SealedList | null;
  /** Empty if I showed none. */
  part: string;
  /** Why my part is not in it. */
  left: '' | 'late' | 'stood' | 'later' | 'not-my-seal';
  alarm: '' | 'second' | 'revived' | 'parts';
  second: { promise: PromiseMade; list: SealedList | null } | null;
  /** Shuffles with my part that had not been dealt when I showed it here. */
  earlier: { game: string; at: number; state: string; missing: string[] }[];
}

// -- values

const hashed = (...parts: (string | Uint8Array)[]): Uint8Array => sha256(prefixed('pf2', ...parts));
export const promiseHash = (promise: PromiseMade): Uint8Array => hashed('promise', bytes(canonical(promise)));
export const listHash = (promise: PromiseMade, { seals, why }: SealedList): Uint8Array => hashed('list', promiseHash(promise), bytes(canonical({ seals, why })));
export const sealOf = (promise: PromiseMade, player: string, part: string): string => hex(hashed('seal', promiseHash(promise), unhex(player), unhex(part)));
export const boundOf = (promise: PromiseMade, list: SealedList, parts: string[]): Uint8Array => hashed('bound', listHash(promise, list), prefixed(...parts.map(unhex)));
export const keyOf = (secret: string, bound: Uint8Array): Uint8Array => hmac(unhex(secret), prefixed('pf2', 'key', bound));
export const firstHash = (bound: Uint8Array): Uint8Array => hashed('log', bound);
export const firstView = (list: Uint8Array, seat: string): Uint8Array => hashed('view', list, seat);

/** Forty bits that people can compare aloud, in Crockford's base32. */
export function codeOf(bound: Uint8Array): string {
  const bits = hashed('code', bound)
    .slice(0, 5)
    .reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const letters = [35n, 30n, 25n, 20n, 15n, 10n, 5n, 0n].map((shift) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[Number((bits >> shift) & 31n)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

const isHash = (text: unknown): boolean => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
const placeOf = (player: string, promise: PromiseMade): number => promise.seats.findIndex((seat) => seat.player !== '' && seat.player === player);

/** Whether the list carries a valid Ed25519 signature; null where the browser cannot tell. */
export async function isListSigned(promise: PromiseMade, list: SealedList): Promise<boolean | null> {
  const raw = (data: Uint8Array): ArrayBuffer => data.slice().buffer as ArrayBuffer;
  try {
    const key = await crypto.subtle.importKey('raw', raw(unhex(promise.key)), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, raw(unhex(list.signature)), raw(prefixed('pf2', 'sign', listHash(promise, list))));
  } catch (problem) {
    if (!globalThis.crypto?.subtle || (problem as Error).name === 'NotSupportedError') return null;
    return false;
  }
}

// -- steps

export async function verifyPf2(transcript: Transcript2, receipt: Receipt2 | null): Promise<Verified> {
  const signed = await checkList(transcript, receipt);
  checkSecret(transcript);
  checkParts(transcript, receipt);
  const counts = { signed, entries: transcript.log.length, views: receipt?.views.length ?? 0 };
  if (transcript.outcome === 'given-up' || !transcript.list) {
    expect(!receipt?.heads.length, 'was-dealt');
    const names = namesOf(transcript, transcript.missing);
    return { ...counts, draws: 0, exit: 6, verdicts: [transcript.list && names ? { code: 'given-up', facts: { names } } : { code: 'given-up-early', facts: {} }] };
  }
  const { promise, list } = transcript;
  const bound = boundOf(promise, list, transcript.parts);
  const key = keyOf(transcript.secret, bound);
  const draws = checkDraws(transcript.log, key);
  checkLog(transcript.log, receipt, key, { hash: firstHash(bound), view: firstView(listHash(promise, list), receipt?.seat ?? '') });
  const expected = transcript.log.at(-1)!.full.how;
  expect(transcript.outcome === expected, 'outcome', { found: transcript.outcome, expected });
  return { ...counts, draws, code: codeOf(bound), ...verdict(transcript, receipt) };
}

async function checkList({ outcome, promise, list }: Transcript2, receipt: Receipt2 | null): Promise<true | null> {
  checkForm(promise, list);
  const signed = list ? await isListSigned(promise, list) : outcome === 'given-up';
  expect(signed !== false, 'list-signature');
  if (receipt) {
    expect(receipt.game === promise.game, 'other-game', { receipt: receipt.game, transcript: promise.game });
    checkAlarm(receipt);
    await checkSameList(promise, list, receipt);
  }
  return signed;
}

/** Seats in order, nobody twice, and for every seat either a seal or the reason why there is none. */
function checkForm(promise: PromiseMade, list: SealedList | null): void {
  const { seats } = promise;
  expect(promise.pf === 2, 'form', { what: 'pf' });
  expect(seats.map((one) => one.seat).join('') === LETTERS.slice(0, seats.length), 'form', { what: 'seats' });
  const players = seats.map((one) => one.player).filter((player) => player !== '');
  expect(new Set(players).size === players.length && players.every(isHash), 'form', { what: 'player' });
  if (!list) return;
  expect(list.seals.length === seats.length && list.why.length === seats.length, 'form', { what: 'list' });
  for (const [i, { seat, player }] of seats.entries()) {
    const [seal, why] = [list.seals[i]!, list.why[i]!];
    const sealed = isHash(seal) && why === '' && player !== '';
    expect(sealed || (seal === '' && (player ? ['late', 'stood'] : ['bot']).includes(why)), 'form', { what: `${seat}: ${why || seal}` });
  }
}

function checkAlarm({ alarm, left, second }: Receipt2): void {
  expect(['', 'late', 'stood', 'later', 'not-my-seal'].includes(left), 'form', { what: 'left' });
  expect(alarm !== 'second' && !second, 'second');
  expect(alarm !== 'revived', 'revived');
  expect(alarm === '', 'alarm-parts');
}

/** Another list that is signed as well means a second shuffle; anything else that differs is just wrong. */
async function checkSameList(promise: PromiseMade, list: SealedList | null, receipt: Receipt2): Promise<void> {
  if (receipt.list && list && hex(listHash(promise, list)) !== hex(listHash(receipt.promise, receipt.list)))
    expect(false, (await isListSigned(receipt.promise, receipt.list)) === false ? 'list' : 'second');
  expect(same(promise, receipt.promise), 'promise');
  expect(!receipt.list || list !== null, 'list');
  const place = placeOf(receipt.player, promise);
  expect(place < 0 || LETTERS[place] === receipt.seat, 'own-seat');
}

function checkSecret({ promise, secret, rules }: Transcript2): void {
  expect(isHash(secret) && hex(hashed('secret', promise.game, unhex(secret))) === promise.server, 'secret');
  expect(hex(sha256(bytes(canonical(rules)))) === promise.rules, 'rules');
  expect(promise.seats.length === rules.players, 'seats');
}

/** Every seal has its part (if the table was given up: or none yet), and mine is in my seat. */
function checkParts({ outcome, promise, list, parts }: Transcript2, receipt: Receipt2 | null): void {
  expect(parts.length === promise.seats.length, 'form', { what: 'parts' });
  for (const [i, { seat, player }] of promise.seats.entries()) {
    const [seal, part] = [list?.seals[i] ?? '', parts[i]!];
    const fits = seal === '' ? part === '' : isHash(part) && sealOf(promise, player, part) === seal;
    expect(fits || (part === '' && outcome === 'given-up'), 'part', { seat });
  }
  if (!receipt || outcome === 'given-up') return;
  const mine = receipt.left === '' ? (parts[placeOf(receipt.player, promise)] ?? '') : '';
  expect(mine === receipt.part && (receipt.left !== '' || mine !== ''), 'own-part', { seat: receipt.seat });
}

const namesOf = ({ promise }: Transcript2, letters: string[]): string =>
  promise.seats
    .filter((one) => letters.includes(one.seat))
    .map((one) => one.name)
    .join(', ');

/** What a game shows in which everything fits. */
function verdict(transcript: Transcript2, receipt: Receipt2 | null): Pick<Verified, 'exit' | 'verdicts'> {
  const listed = transcript.promise.seats.filter((_, i) => transcript.parts[i]).map((one) => one.seat);
  const left = receipt ? receipt.left : 'unknown';
  const verdicts = discarded(receipt?.earlier ?? []);
  if (!listed.length) return { exit: 5, verdicts: [...verdicts, { code: 'alone', facts: {} }] };
  if (left) return { exit: 4, verdicts: [...verdicts, { code: `left-${left}`, facts: { names: namesOf(transcript, listed) } }] };
  return verdicts.length ? { exit: 3, verdicts } : { exit: 0, verdicts: [{ code: 'all-in', facts: {} }] };
}

function discarded(earlier: Receipt2['earlier']): Verified['verdicts'] {
  if (!earlier.length) return [];
  const missing = [...new Set(earlier.flatMap((game) => game.missing))].join(', ') || '?';
  if (earlier.length === 1) return [{ code: 'discarded-one', facts: { missing } }];
  return [{ code: 'discarded', facts: { missing, count: String(earlier.length), deals: String(earlier.length + 1) } }];
}
