import { expect, test } from 'vitest';
import { chances, cut, drawnOnce, uneven } from './cut';

test('chances depend on the seed only and stay between -1 and 1', () => {
  const drawn = (seed: string): number[] => Array.from({ length: 200 }, chances(seed));
  expect(drawn('R5')).toEqual(drawn('R5'));
  expect(drawn('R5')).not.toEqual(drawn('R6'));
  expect(Math.max(...drawn('R5').map(Math.abs))).toBeLessThanOrEqual(1);
  expect(new Set(drawn('R5')).size).toBeGreaterThan(190);
});

test('an uneven edge moves every coordinate a little and keeps commands and arcs', () => {
  const d = 'M10 20L30 40H50C1 2 3 4 5 6a5 5 0 1 0 10 0Z';
  const moved = uneven(d, 'edge', 0.5);
  const commands = (path: string): string => path.replace(/[-\d. ]+/g, ' ');
  const numbers = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);
  expect(moved).not.toBe(d);
  expect(commands(moved)).toBe(commands(d));
  expect(moved).toContain('a5 5 0 1 0 10 0Z');
  numbers(moved).forEach((number, i) => expect(Math.abs(number - (numbers(d)[i] ?? NaN))).toBeLessThanOrEqual(0.56));
});

test('a piece casts its shadow to the lower right, beneath itself', () => {
  expect(cut('M0 0Z', 'red')).toMatch(/^<path[^>]*translate\(1\.5 2\.1\)[^>]*><path d="M0 0Z" fill="red"\/>$/);
});

test('a card is drawn once', () => {
  let drawings = 0;
  const draw = drawnOnce((code) => `${code} ${++drawings}`);
  expect([draw('R5'), draw('R6'), draw('R5')]).toEqual(['R5 1', 'R6 2', 'R5 1']);
});
