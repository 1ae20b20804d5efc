import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../lib/i18n.svelte';
import type { Lost } from '../lib/pf2/journal';
import type { ShuffleInfo } from '../lib/protocol';
import type { LiveTable } from '../lib/table.svelte';
import Shuffle from './Shuffle.svelte';

const SEATS = ['Ada', 'Ben', 'Cleo'].map((name, i) => ({ seat: 'ABC'[i]!, name, player: name.toLowerCase() }));
const seats = [...SEATS, { seat: 'D', name: 'Paprika', player: '' }];
const promise = { pf: 2, game: 'T', rules: '', seats, server: '', time: '', key: '' };
const list = { seals: ['s', 's', '', ''], why: ['', '', 'late', 'bot'], signature: '' };
const NOTHING = { list: null, parts: null, given_up: null, outcome: null };
const SEAL: ShuffleInfo = { ...NOTHING, stage: 'seal', promise, waits_for: ['ben', 'cleo'], closes_in: 15_000, give_up_in: 60_000 };
const SHOW: ShuffleInfo = { ...SEAL, stage: 'show', list, waits_for: ['ben'], closes_in: null };

/** Ada's page. */
function shown(info: ShuffleInfo, change: Record<string, unknown> = {}, rematch: string | null = null) {
  const calls = { agree: vi.fn(), giveUp: vi.fn() };
  const usual = { told: performance.now(), player: 'ada', problem: '', asks: null, receipt: null, standing: null, code: '' };
  const shuffling = { info, ...usual, ...calls, ...change };
  const table = { id: 'T', shuffling, rematch, colour: () => 'red', name: () => 'Paprika' } as unknown as LiveTable;
  const { container } = render(Shuffle, { props: { table } });
  return { ...calls, parts: [...container.querySelectorAll<HTMLElement>('[data-part]')].map((one) => one.dataset.part) };
}
const giveUp = (): HTMLElement => screen.getByText('Give up this table').closest<HTMLElement>('[inert], .end')!;

beforeAll(() => speak('en'));
afterEach(cleanup);

test('whose part is in and who is waited for', () => {
  expect(shown(SEAL).parts).toEqual(['sealed', 'wait', 'wait', 'bot']);
  expect(screen.getByRole('status').textContent).toBe('Waiting for Ben, Cleo.');
  cleanup();
  expect(shown(SHOW).parts).toEqual(['shown', 'sealed', 'late', 'bot']);
  cleanup();
  shown({ ...SEAL, waits_for: ['ada', 'ben'] });
  expect(screen.getByRole('status').textContent).toBe('Your browser is adding its part.');
});

test('a stuck table can be given up when it is time, by those who are in the promise', async () => {
  shown(SHOW);
  expect(giveUp().inert).toBe(true);
  cleanup();
  const { giveUp: given } = shown({ ...SHOW, give_up_in: 0 });
  expect(giveUp().inert).toBe(false);
  await fireEvent.click(screen.getByText('Give up this table'));
  expect(given).toHaveBeenCalledOnce();
  cleanup();
  shown({ ...SHOW, give_up_in: 0 }, { player: '' });
  expect(giveUp().inert).toBe(true);
});

test('a table that was given up says who was missing and leads to its successor', () => {
  shown({ ...SHOW, stage: 'given-up', waits_for: [], given_up: { missing: ['ben', 'ada'], by: 'ada', why: 'missing' } }, {}, 'k9');
  expect(screen.getByRole('alert').textContent).toContain('Missing: you, Ben.');
  expect(screen.getByText('To the new table').getAttribute('href')).toBe('/t/k9');
});

test('after lost tables the person is asked, and may agree', async () => {
  const lost: Lost = { game: 'G', at: 0, state: 'given-up', missing: ['Ben'] };
  const { agree } = shown(SHOW, { asks: [lost, { ...lost, game: 'H' }] });
  expect(screen.getByRole('alert').textContent).toContain('In the last 24 hours 2 shuffles');
  await fireEvent.click(screen.getByText('Add my part anyway'));
  expect(agree).toHaveBeenCalledOnce();
});

test('a browser that stores nothing says why it adds no part', () => {
  shown({ ...SEAL, waits_for: ['ada'] }, { problem: 'store' });
  expect(screen.getByRole('alert').textContent).toContain('cannot store anything');
  expect(screen.getByRole('status').textContent).toBe('Waiting for Ada.');
});

test('a server that shuffles again is named, and nobody is waited for', () => {
  shown(SHOW, { standing: { code: 'second', facts: {}, tone: 'wrong' } });
  expect(screen.getByRole('alert').textContent).toContain('Your browser refused');
  expect(screen.getByRole('status').textContent).toBe('');
});
