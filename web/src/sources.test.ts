/** Conventions that hold for every source file of the page. */
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(['./**/*.{ts,svelte,css}', '!./lib/protocol.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LONGEST = 140;

/** Where a line matches, as `path:line text`. */
const found = (matches: (line: string) => boolean): string[] =>
  Object.entries(SOURCES).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, i) => (matches(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  );

test('no line is longer than 140 characters', () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(150);
  expect(found((line) => line.length > LONGEST)).toEqual([]);
});

test('there is one visually hidden style', () => {
  const copies = found((line) => /\bclip-path: inset\((50|100)%\)|\bclip: rect\(/.test(line));
  expect(copies).toEqual([expect.stringContaining('./style.css:')]);
});

test('layouts of a table are told apart in one place', () => {
  const LAYOUTS = ['(min-width: 900px) and (min-height: 600px)', '(min-width: 600px) and (max-height: 560px)'];
  const queries = found((line) => LAYOUTS.some((query) => line.trim() === `@media ${query} {`));
  expect(queries).toEqual([expect.stringContaining('./tokens.css:')]);
});

test('a stage is how far a table has come; what draws a table is its board', () => {
  expect(found((line) => /@container stage [(]|class="stage["]|^ *[.]stage [{]|\/Stage[.]svelte/.test(line))).toEqual([]);
});
