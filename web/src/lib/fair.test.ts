import { expect, test } from 'vitest';
import { commitOf, drawn, keyOf, verify, type Receipt, type Transcript } from './fair';
import { bytes, hex, sha256 } from './sha256';

/** The fixed vector of the protocol, as a finished game with one shuffle. */
function transcript(): Transcript {
  const seats = ['A', 'B', 'C', 'D'].map((seat, i) => {
    const seed = new Uint8Array(16).fill(0x40 + i);
    return { seat, commit: commitOf('G-0001', i, seed), seed: hex(seed) };
  });
  return {
    game_id: 'G-0001',
    commitment: { server: '5d150bb2a5f4837769096149d710be284207d0c7ab7b5dba88862479992f12d4', rules: hex(sha256(bytes('spicy/base/1'))), time: '', key: '', signature: '' },
    seats,
    secret: hex(Uint8Array.from({ length: 32 }, (_, i) => i)),
    log: [],
  };
}
const receipt = (game: Transcript): Receipt => ({ game: game.game_id, seat: 'B', statement: game.commitment, commits: game.seats.map((one) => one.commit), seed: game.seats[1]!.seed });
const numbers = Array.from({ length: 100 }, (_, i) => i);
const BEGINS = [48, 65, 39, 14, 18, 55, 66, 54, 44, 20, 43, 72, 89, 64, 70, 98];

test('the key of the fixed vector', () => {
  expect(hex(keyOf(transcript()))).toBe('4ded83c331a82c3e9e7fd0ae8533086dc42d194b3c4a14e43a946dab256b4d4f');
});

test('a wrong shuffle is found, and the right one begins as published', () => {
  const game = transcript();
  game.log = [{ kind: 'draw', full: { label: 'deck/0', of: numbers, result: numbers } }];
  expect(verify(game, null)).toEqual({ fits: false, what: 'draws' });
  const shuffled = drawn(keyOf(game), 'deck/0', numbers) as number[];
  expect(shuffled.slice(0, 16)).toEqual(BEGINS);
  game.log = [{ kind: 'draw', full: { label: 'deck/0', of: numbers, result: shuffled } }];
  expect(verify(game, receipt(game))).toEqual({ fits: true, draws: 1, mine: true });
});

test.each([
  ['another secret', (game: Transcript) => (game.secret = game.secret.replace('00', '01')), 'promise'],
  ['another seed', (game: Transcript) => (game.seats[2]!.seed = 'ff'.repeat(16)), 'seeds'],
  ['a promise I was not given', (game: Transcript) => (game.commitment = { ...game.commitment, rules: 'ab'.repeat(32) }), 'receipt'],
])('%s does not pass', (_, tamper, what) => {
  const game = transcript();
  const mine = receipt(game);
  tamper(game);
  expect(verify(game, mine)).toEqual({ fits: false, what });
});
