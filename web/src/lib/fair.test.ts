import { expect, test } from 'vitest';
import { canonical, commitOf } from './fair';

test('canonical JSON sorts keys and has no spaces', () => {
  expect(canonical({ b: [1, 'é"', null], a: { d: true, c: -2 } })).toBe('{"a":{"c":-2,"d":true},"b":[1,"é\\"",null]}');
});

test('the commits of the published example', () => {
  expect(commitOf('G-0001', 0, new Uint8Array(16).fill(0x40))).toBe('bee96b7b3e7bd4a1b75dd9f16f1cb83dd355db277ab2492657e6bf56ebb1886a');
  expect(commitOf('G-0001', 1, new Uint8Array(16).fill(0x41))).toBe('d2781445b0692c47e7ae67c7789eb61b5d6133d1bb43ab1280ef2de09e992229');
});
