import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { commitOf, type Receipt } from './fair';
import { bytes, hex, sha256 } from './sha256';
import { MUTANTS } from './tampering';
import { Mismatch, isSigned, keyOf, verify, type Transcript } from './verify';
import { shuffled } from './verify-log';

const read = (): { transcript: Transcript; receipts: Receipt[] } => JSON.parse(readFileSync('src/lib/fair-game.json', 'utf-8'));
const mismatch = async (game: Transcript, receipt: Receipt | null): Promise<string> =>
  verify(game, receipt).then(
    () => 'it fits',
    (problem: unknown) => (problem instanceof Mismatch ? problem.code : String(problem)),
  );
afterEach(() => vi.unstubAllGlobals());

test('the key and the shuffle of the fixed vector', () => {
  const seats = ['A', 'B', 'C', 'D'].map((seat, i) => {
    const seed = new Uint8Array(16).fill(0x40 + i);
    return { seat, seed: hex(seed), commit: commitOf('G-0001', i, seed) };
  });
  const game = { ...read().transcript, game_id: 'G-0001', seats, secret: hex(Uint8Array.from({ length: 32 }, (_, i) => i)) };
  const key = keyOf(game, sha256(bytes('spicy/base/1')));
  expect(hex(key)).toBe('4ded83c331a82c3e9e7fd0ae8533086dc42d194b3c4a14e43a946dab256b4d4f');
  const deck = shuffled(key, 'deck/0', Array.from({ length: 100 }, (_, i) => i));
  expect(deck.slice(0, 16)).toEqual([48, 65, 39, 14, 18, 55, 66, 54, 44, 20, 43, 72, 89, 64, 70, 98]);
});

test.each([0, 1, 2, 3])('a whole fair game fits the receipt of seat %i, signature and log included', async (seat) => {
  const { transcript, receipts } = read();
  const views = receipts[seat]!.views.length;
  expect(await verify(transcript, receipts[seat]!)).toEqual({
    signed: true, draws: 3, entries: transcript.log.length, views, exit: 0,
    verdicts: [{ code: 'fits-pf1', facts: {} }],
  });
  expect(views).toBeGreaterThan(100);
});

test.each(Object.keys(MUTANTS))('%s: no seat accepts it', async (name) => {
  const [tamper, code] = MUTANTS[name]!;
  for (const receipt of read().receipts) {
    const game = read().transcript;
    tamper(game);
    const whose = name === 'a seed is changed' && receipt.seat === 'C' ? 'own-seed' : code;
    expect(await mismatch(game, receipt)).toBe(whose);
  }
});

test('the hashes of what I was told show another story even without a head of the log', async () => {
  for (const name of ['a seat is said to have seen something else', 'the log is cut and ended anew']) {
    const { transcript, receipts } = read();
    MUTANTS[name]![0](transcript);
    expect(await mismatch(transcript, { ...receipts[0]!, heads: [] })).toBe('view');
  }
});

test.each<[string, (receipt: Receipt) => Partial<Receipt>, string]>([
  ['heads in another order', ({ heads }) => ({ heads: [heads[5]!, heads[4]!] }), 'head'],
  ['a moment that never was', () => ({ heads: [], since: '00'.repeat(32) }), 'since'],
  ['more than the log has', ({ views }) => ({ views: [...views, '00'.repeat(32)] }), 'view-cut'],
  ['a seed that is not mine', () => ({ seed: '00'.repeat(16) }), 'own-seed'],
  ['another game', () => ({ game_id: 'G-7' }), 'other-game'],
])('a receipt of %s is noticed', async (_, change, code) => {
  const { transcript, receipts } = read();
  expect(await mismatch(transcript, { ...receipts[1]!, ...change(receipts[1]!) })).toBe(code);
});

test('a signature that is none is noticed even if the receipt has it too', async () => {
  const { transcript, receipts } = read();
  transcript.commitment.signature = receipts[1]!.commitment.signature = '00'.repeat(64);
  expect(await mismatch(transcript, receipts[1]!)).toBe('signature');
});

test('a void attempt signed by somebody else is noticed', async () => {
  const { transcript } = read();
  transcript.voids[0]!.commitment.key = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a';
  expect(await mismatch(transcript, null)).toBe('signature');
});

test('where the browser cannot check signatures everything else is checked and that is said', async () => {
  const { transcript, receipts } = read();
  vi.stubGlobal('crypto', {});
  expect(await isSigned(transcript.game_id, transcript.commitment)).toBeNull();
  expect(await verify(transcript, receipts[0]!)).toMatchObject({ signed: null, draws: 3 });
});
