import { expect, test } from 'vitest';
import { GAMES } from '.';

/** What all games share, by path; tests may take a game as an example. */
const SHARED = import.meta.glob<string>(['../{lib,parts,screens,art}/**/*.{ts,svelte,css}', '../*.{ts,svelte,css}', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const IDS = GAMES.map(({ id }) => id.replace('-', '[- ]'));
const WORDS = GAMES.flatMap(({ words }) => words);
const NAMED = new RegExp(`data-game|\\b(${[...new Set([...IDS, ...WORDS])].join('|')})\\b`, 'i');
/** A seat's colour, as the server calls it. */
const COLOUR = /--seat-chili|'chili', 'amber'/g;

const named = ([path, text]: [string, string]): string[] =>
  text.split('\n').flatMap((line, i) => (NAMED.test(line.replace(COLOUR, '')) ? [`${path}:${i + 1} ${line.trim()}`] : []));

test('what all games share names none of them', () => {
  expect(Object.keys(SHARED).length).toBeGreaterThan(60);
  expect(Object.entries(SHARED).flatMap(named)).toEqual([]);
});
