import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import type { Receipt2 } from './pf2/receipt';
import { boundOf, codeOf, firstHash, firstView, keyOf, listHash, promiseHash, sealOf } from './pf2/values';
import type { Json, PromiseMade, SealedList } from './protocol';
import { hex } from './sha256';
import { Mismatch, verify } from './verify';
import type { Transcript2 } from './verify-pf2';

interface Files {
  transcript: Transcript2;
  receipt?: Receipt2;
}
interface Case {
  game: string;
  name: string;
  changes: { path: (string | number)[]; value: Json }[];
  receipt: boolean;
  exit: number;
  code: string;
}
const read = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf-8')) as Content;
const { games, cases } = read<{ games: Record<string, Files>; cases: Case[] }>('src/lib/pf2-games.json');
const vector = read<{ promise: PromiseMade; list: SealedList; parts: string[]; secret: string } & Record<string, string>>(
  '../tests/fairness/pf2-vector.json',
);
afterEach(() => vi.unstubAllGlobals());

/** The files of a case: those of its game, with some values set. */
function files({ game, changes, receipt }: Case): Files {
  const twin = structuredClone(games[game]!);
  for (const { path, value } of changes) {
    const parent = path.slice(0, -1).reduce((place, step) => (place as Record<string | number, unknown>)[step], twin as unknown);
    (parent as Record<string | number, unknown>)[path.at(-1)!] = value;
  }
  if (!receipt) delete twin.receipt;
  return twin;
}

async function said({ transcript, receipt }: Files, verifier: typeof verify = verify): Promise<[number, string]> {
  try {
    const { exit, verdicts } = await verifier(transcript, receipt ?? null);
    return [exit, verdicts.at(-1)!.code];
  } catch (problem) {
    return [1, problem instanceof Mismatch ? problem.code : String(problem)];
  }
}

test('the values of the published vector', () => {
  const { promise, list, parts } = vector;
  const bound = boundOf(promise, list, parts);
  expect(hex(promiseHash(promise))).toBe(vector.P);
  expect(hex(listHash(promise, list))).toBe(vector.L);
  expect(hex(bound)).toBe(vector.B);
  expect(hex(keyOf(vector.secret, bound))).toBe(vector.K);
  expect(hex(firstHash(bound))).toBe(vector.h0);
  expect(hex(firstView(listHash(promise, list), 'A'))).toBe(vector.v0_A);
  expect(codeOf(bound)).toBe(vector.code);
  expect(sealOf(promise, promise.seats[0]!.player, parts[0]!)).toBe(list.seals[0]);
});

test.each(cases)('$game: $name', async (one) => {
  expect(await said(files(one))).toEqual([one.exit, one.code]);
});

test('a key under which one signature fits every list signs nothing', async () => {
  vi.stubGlobal('crypto', { subtle: { importKey: async () => ({}), verify: async () => true } });
  const { transcript } = games.all!;
  for (const key of ['01'.padEnd(64, '0'), '01'.padEnd(62, '0') + '80', 'ec' + 'ff'.repeat(31)])
    await expect(verify({ ...transcript, promise: { ...transcript.promise, key } }, null)).rejects.toThrow(/list-signature/);
});

test('where the browser cannot check signatures everything else is checked and that is said', async () => {
  vi.stubGlobal('crypto', {});
  const { transcript, receipt } = games.all!;
  expect(await verify(transcript, receipt!)).toMatchObject({
    signed: null,
    exit: 7,
    code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
  });
});

// -- verifiers with one bug each; those in Python and Perl are in tests/fairness/test_verifier_mutants.py

/** The case that catches the bug, the file, and the change of its text. */
const mutants: [string, string, string, string][] = [
  ['the server shuffled again', 'verify-pf2', 'if (receipt.list && list && hex(', 'if (false && hex('],
  ['Cleo was late', 'verify-pf2', '  if (left) return', '  if (left && false) return'],
  ['there is no receipt', 'verify-pf2', "receipt ? receipt.left : 'unknown'", "receipt ? receipt.left : ''"],
  ['one shuffle was never dealt', 'verify-pf2', 'const earlier = receipt?.earlier ?? [];', "const earlier: Receipt2['earlier'] = [];"],
  ['three games were abandoned', 'verify-pf2', "...counted('broken-off', earlier.filter(wasDealt))", ''],
  ['the server dealt alone and there is no receipt', 'verify-pf2', 'if (!listed.length) return', 'if (false) return'],
  ['a part is exchanged before the deal', 'verify-pf2', '&& sealOf(promise, player, part) === seal', ''],
  ['my part is another one', 'verify-pf2', 'expect(mine === receipt.part &&', 'expect('],
  ['a part is too short', 'verify-pf2', ': isHash(part) && sealOf(', ': sealOf('],
  ['a player sits twice', 'verify-pf2', 'new Set(players).size === players.length && ', ''],
  ['a reason stands beside a seal', 'verify-pf2', "isHash(seal) && why === '' && player", 'isHash(seal) && player'],
  ['the protocols are mixed', 'verify', "expect(!receipt || receipt.format === 'hotseat receipt 2', 'formats');", ''],
  ['another secret is shown', 'verify-pf2', 'isHash(secret) && serverCommit(promise.game, secret) === promise.server', 'true'],
  ['the client saw it go on after the end', 'verify-pf2', "expect(alarm !== 'revived', 'revived');\n  expect(alarm === '', 'alarm-parts');", ''],
  ['all parts were shown', 'verify-pf2', "expect(missing.length > 0, 'given-up-whole');", ''],
  ['the list is not signed', 'verify-pf2', "expect(signed !== false, 'list-signature');", ''],
];

test.each(mutants)('a mistaken verifier is caught: %s', async (name, file, before, after) => {
  const path = `./${file}.ts?mutant=${encodeURIComponent(JSON.stringify([before, after]))}`;
  const mistaken = (await import(/* @vite-ignore */ path)) as Record<string, typeof verify>;
  const one = cases.find((other) => other.name === name)!;
  const found = await said(files(one), file === 'verify' ? mistaken.verify! : mistaken.verifyPf2!);
  expect(found[1]).toMatch(/^[a-z-]+$/);
  expect(found).not.toEqual([one.exit, one.code]);
});
