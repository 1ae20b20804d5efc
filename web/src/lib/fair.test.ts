import { expect, test } from 'vitest';
import { canonical, commitOf, keptReceipt, Memory } from './fair';
import type { FairInfo } from './protocol';

const statement = { server: 'aa', rules: 'bb', time: '', key: '', signature: '' };
const fair: FairInfo = { phase: 'reveal', game: 'G-1', statement, commits: ['c0', ''], waits_for: ['A'], voids: [] };
const told = { head: 'h1', view: null, moves: [{ seat: 'A', move: 'play R1', events: 1 }], events: [{ event: 'played', seat: 'A', card: 'R1' }] };

test('canonical JSON sorts keys and has no spaces', () => {
  expect(canonical({ b: [1, 'é"', null], a: { d: true, c: -2 } })).toBe('{"a":{"c":-2,"d":true},"b":[1,"é\\"",null]}');
});

test('the commits of the published example', () => {
  expect(commitOf('G-0001', 0, new Uint8Array(16).fill(0x40))).toBe('bee96b7b3e7bd4a1b75dd9f16f1cb83dd355db277ab2492657e6bf56ebb1886a');
  expect(commitOf('G-0001', 1, new Uint8Array(16).fill(0x41))).toBe('d2781445b0692c47e7ae67c7789eb61b5d6133d1bb43ab1280ef2de09e992229');
});

test('the receipt grows with what I am told and survives a reload; after a gap only heads are added', () => {
  const memory = new Memory('t1', null);
  memory.promised(fair, 'A', new Uint8Array(16));
  memory.told(told);
  expect(keptReceipt('t1')).toMatchObject({ game_id: 'G-1', seat: 'A', heads: ['h1'] });
  expect(keptReceipt('t1')!.views).toHaveLength(3);
  const reloaded = new Memory('t1');
  reloaded.told({ ...told, head: 'h2' });
  expect(keptReceipt('t1')!.heads).toEqual(['h1', 'h2']);
  expect(keptReceipt('t1')!.views).toHaveLength(3);
});

test('who put in nothing keeps no receipt', () => {
  new Memory('t2', null).told(told);
  expect(keptReceipt('t2')).toBeNull();
});
