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

test('shared parts measure what they lie in, and the window only where they belong to it', () => {
  const OF_THE_WINDOW = [
    './parts/Chat.svelte @media (max-height: 700px) {',
    './parts/Drawer.svelte @media (min-width: 900px), (min-width: 600px) and (max-height: 560px) {',
    './parts/table.css @media (min-width: 1280px) and (min-height: 561px) {',
    './parts/table.css @media (max-width: 599px) and (max-height: 460px) {',
    './parts/table.css @media (max-width: 699px), (max-height: 560px), (min-width: 900px) and (min-height: 600px) {',
  ];
  const sizes = found((line) => /@media\b.*\b(width|height|aspect-ratio|orientation)\b/.test(line));
  const shared = sizes.filter((place) => place.startsWith('./parts/'));
  expect(shared.map((place) => place.replace(/:\d+ /, ' ')).sort()).toEqual(OF_THE_WINDOW.sort());
});

test('a stage is how far a table has come; what draws a table is its board', () => {
  expect(found((line) => /@container stage [(]|class="stage["]|^ *[.]stage [{]|\/Stage[.]svelte/.test(line))).toEqual([]);
});
