import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadParts } from '../games';
import { speak } from '../lib/i18n.svelte';
import { askText, tell } from '../lib/names';
import type { LogLine } from '../lib/log';
import type { LiveTable } from '../lib/table.svelte';
import Spoken from './Spoken.svelte';

/** What the table says aloud after this has happened, oldest first; `old` was over before the page was open. */
function table(...log: ('old' | 'live')[]): LiveTable {
  const lines = log.map(
    (kind, i) => ({ key: i + 1, event: { event: 'turn', seat: 'ABCD'[i % 4] }, then: kind === 'live' ? {} : null }) as unknown as LogLine,
  );
  return { info: { game: 'wazabi' }, log: lines, you: null, prompt: null, name: (seat: string) => seat } as unknown as LiveTable;
}
const said = (): string => screen.getByRole('log').textContent ?? '';

beforeAll(() => Promise.all([speak('en'), loadParts('spicy'), loadParts('stick-em'), loadParts('chili-mafia'), loadParts('wazabi')]));
afterEach(cleanup);

test('whatever happens while the page is open is said, also what came before the board was there', async () => {
  const { rerender } = render(Spoken, { props: { table: table('live', 'live'), line: '', mine: false } });
  expect(said()).toBe('It is A’s turn.It is B’s turn.');
  await rerender({ table: table('live', 'live', 'live', 'live') });
  expect(said()).toBe('It is A’s turn.It is B’s turn.It is C’s turn.It is D’s turn.');
});

test('the first things that happen are all said', async () => {
  const { rerender } = render(Spoken, { props: { table: table(), line: '', mine: false } });
  await rerender({ table: table('live', 'live') });
  expect(said()).toBe('It is A’s turn.It is B’s turn.');
});

test('of what happened before the page was open only the last sentence is said; after a gap in the line everything', async () => {
  const { rerender } = render(Spoken, { props: { table: table('old', 'old'), line: '', mine: false } });
  expect(said()).toBe('It is B’s turn.');
  await rerender({ table: table('old', 'old', 'old', 'old') });
  expect(said()).toBe('It is B’s turn.It is C’s turn.It is D’s turn.');
});

test('however much happened until the board was there, all of it is said', () => {
  render(Spoken, { props: { table: table(...Array<'live'>(40).fill('live')), line: '', mine: false } });
  expect(said()).toBe('It is A’s turn.It is B’s turn.It is C’s turn.It is D’s turn.'.repeat(10));
});

test('what is a list by seats is told with the names', () => {
  const nameOf = (seat: string): string => ({ A: 'Ada', B: 'Ben', C: 'Cleo' })[seat] ?? seat;
  expect(tell('stick-em', { event: 'pains', cards: ['R8', 'Y7', 'B1'] }, nameOf, 'A')).toBe(
    'Pain cards: you red 8, Ben yellow 7, Cleo blue 1.',
  );
  expect(tell('stick-em', { event: 'scored', number: 1, scores: [-3, 5, 0], totals: [-3, 5, 0] }, nameOf, 'A')).toBe(
    'Round 1: you −3, Ben +5, Cleo 0.',
  );
  expect(tell('chili-mafia', { event: 'scored', scores: [14, 9], winners: ['A'] }, nameOf, null)).toBe('Points: Ada 14, Ben 9.');
});

test('the reader is called “you”, and hidden cards are not mentioned', () => {
  const nameOf = (seat: string): string => ({ A: 'Ada', B: 'Ben' })[seat] ?? seat;
  const stole = { event: 'stole', seat: 'B', victim: 'A', card: '??' };
  expect(tell('wazabi', stole, nameOf, 'A')).toBe('Ben takes a card from you.');
  expect(tell('wazabi', { ...stole, card: 'draw3' }, nameOf, 'B')).toBe('You take a card from Ada: Stock up.');
  expect(tell('wazabi', stole, nameOf, null)).toBe('Ben takes a card from Ada.');
  expect(tell('wazabi', { event: 'turn', seat: 'A' }, nameOf, 'A')).toBe('');
});

test('a question mentions only what is possible', () => {
  expect(askText('spicy', 'turn', ['play C1 as 1C', 'pass'])).toBe('Lay a card or pass');
  expect(askText('spicy', 'turn', ['play C2 as 2C', 'pass', 'doubt number'])).toBe('Lay a card, pass or doubt');
  expect(askText('spicy', 'turn', ['doubt number'], 'react')).toBe('Doubt it, or let it be');
  expect(askText('spicy', 'turn', ['pass', 'doubt number'], 'first')).toBe('Before your turn: doubt it?');
});
