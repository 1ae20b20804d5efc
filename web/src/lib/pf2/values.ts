/** The values of protocol pf2, each under its name in docs/fairness.md. Documents are JSON with bytes in hex. */
import { canonical } from '../fair';
import type { PromisedSeat, PromiseMade, SealedList } from '../protocol';
import { bytes, hex, hmac, prefixed, sha256, unhex } from '../sha256';

/** A document or a demand that gets no answer, by the code of its phrase `error-<code>`. */
export class Unanswerable extends Error {
  constructor(
    readonly code: string,
    readonly what = '',
  ) {
    super(`${code} ${what}`);
  }
}

// -- hashes

const hashed = (...parts: (string | Uint8Array)[]): Uint8Array => sha256(prefixed('pf2', ...parts));
/** The name of a person in this game's shuffle: computable from the token, but no help in guessing it. */
export const playerOf = (game: string, token: string): string => hex(hashed('player', game, sha256(bytes(token))));
export const serverCommit = (game: string, secret: string): string => hex(hashed('secret', game, unhex(secret)));
export const promiseHash = (promise: PromiseMade): Uint8Array => hashed('promise', bytes(canonical(promise)));
export const listHash = (promise: PromiseMade, { seals, why }: SealedList): Uint8Array =>
  hashed('list', promiseHash(promise), bytes(canonical({ seals, why })));
export const sealOf = (promise: PromiseMade, player: string, part: string): string =>
  hex(hashed('seal', promiseHash(promise), unhex(player), unhex(part)));
export const boundOf = (promise: PromiseMade, list: SealedList, parts: string[]): Uint8Array =>
  hashed('bound', listHash(promise, list), prefixed(...parts.map(unhex)));
export const keyOf = (secret: string, bound: Uint8Array): Uint8Array => hmac(unhex(secret), prefixed('pf2', 'key', bound));
export const firstHash = (bound: Uint8Array): Uint8Array => hashed('log', bound);
export const firstView = (list: Uint8Array, seat: string): Uint8Array => hashed('view', list, seat);

/** Forty bits that people can compare aloud, in Crockford's base32. */
export function codeOf(bound: Uint8Array): string {
  const bits = hashed('code', bound)
    .slice(0, 5)
    .reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const letters = [35n, 30n, 25n, 20n, 15n, 10n, 5n, 0n]
    .map((shift) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[Number((bits >> shift) & 31n)])
    .join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Whether this is a hash, a secret or a part: exactly 32 bytes in hex. */
export const isHash = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** The index of this player's seat, or -1; never looked up by letter, because letters may just have changed. */
export const placeOf = (player: string, promise: PromiseMade): number =>
  promise.seats.findIndex((seat) => seat.player !== '' && seat.player === player);

/** Keys of small order, without their sign: one signature under them fits every list, so a server could deny that it signed it. */
const WEAK = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
];
const unsignedKey = (key: string): string => key.slice(0, 62) + (Number.parseInt(key.slice(62), 16) & 0x7f).toString(16).padStart(2, '0');
const isWeak = (key: string): boolean => WEAK.includes(unsignedKey(key));

/** Whether the list carries a valid Ed25519 signature; null where the browser cannot tell. */
export async function isListSigned(promise: PromiseMade, list: SealedList): Promise<boolean | null> {
  const raw = (data: Uint8Array): ArrayBuffer => data.slice().buffer as ArrayBuffer;
  if (isWeak(promise.key)) return false;
  try {
    const key = await crypto.subtle.importKey('raw', raw(unhex(promise.key)), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, raw(unhex(list.signature)), raw(prefixed('pf2', 'sign', listHash(promise, list))));
  } catch (problem) {
    // A page opened without TLS has no `subtle`, and older browsers have no Ed25519; a malformed key is another matter.
    if (!globalThis.crypto?.subtle || (problem as Error).name === 'NotSupportedError') return null;
    return false;
  }
}

// -- parsing

const LETTERS = 'ABCDEFGH';
const REASONS = ['late', 'stood', 'bot'];

function need(fits: boolean, what: string): asserts fits {
  if (!fits) throw new Unanswerable('fair-form', what);
}

function record(data: unknown, ...names: string[]): Record<string, unknown> {
  need(data !== null && typeof data === 'object' && !Array.isArray(data), names[0]!);
  need(canonical(Object.keys(data).sort()) === canonical([...names].sort()), names[0]!);
  return data as Record<string, unknown>;
}

function items(value: unknown): unknown[] {
  need(Array.isArray(value), 'list');
  return value;
}

function text(value: unknown): string {
  // Half of a surrogate pair has no bytes to hash.
  need(typeof value === 'string' && !/[\ud800-\udfff]/u.test(value), 'text');
  return value;
}

function hash(value: unknown): string {
  need(isHash(value), 'hash');
  return value;
}

const hashOrNothing = (value: unknown): string => (value === '' ? '' : hash(value));

function seatOf(data: unknown): PromisedSeat {
  const { seat, name, player } = record(data, 'seat', 'name', 'player');
  return { seat: text(seat), name: text(name), player: hashOrNothing(player) };
}

/** The promise in this JSON; throws for anything else. */
export function readPromise(data: unknown): PromiseMade {
  const { pf, game, rules, seats, server, time, key } = record(data, 'pf', 'game', 'rules', 'seats', 'server', 'time', 'key');
  need(pf === 2, 'pf');
  const promise = {
    pf: 2,
    game: text(game),
    rules: hash(rules),
    seats: items(seats).map(seatOf),
    server: hash(server),
    time: text(time),
    key: hash(key),
  };
  need(promise.seats.map((one) => one.seat).join('') === LETTERS.slice(0, promise.seats.length), 'seats');
  const players = promise.seats.flatMap((one) => (one.player ? [one.player] : []));
  need(new Set(players).size === players.length, 'player twice');
  return promise;
}

/** The list in this JSON; throws if it cannot belong to this promise. */
export function readList(data: unknown, promise: PromiseMade): SealedList {
  const { seals, why, signature } = record(data, 'seals', 'why', 'signature');
  const list = { seals: items(seals).map(hashOrNothing), why: items(why).map(text), signature: text(signature) };
  need(list.seals.length === promise.seats.length && list.why.length === promise.seats.length, 'list');
  for (const [i, { player }] of promise.seats.entries()) {
    const [seal, reason] = [list.seals[i]!, list.why[i]!];
    need((seal === '') !== (reason === '') && (!reason || REASONS.includes(reason)) && (reason === 'bot') === (player === ''), 'why');
  }
  return list;
}
