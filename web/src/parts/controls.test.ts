import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Countdown } from '../lib/clock.svelte';
import { loadParts } from '../games';
import { Coach } from '../lib/coach.svelte';
import { Hint } from '../lib/hint.svelte';
import { speak } from '../lib/i18n.svelte';
import type { Standing } from '../lib/pf2/shuffling.svelte';
import type { Command, Prompt, SeatInfo, TableInfo } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import type { LiveTable } from '../lib/table.svelte';
import Results from '../screens/Results.svelte';
import AskLine from './AskLine.svelte';
import Banners from './Banners.svelte';
import CoachNote from './CoachNote.svelte';
import SettingsPanel from './SettingsPanel.svelte';

const sent: Command[] = [];
const SEATS: SeatInfo[] = [
  { seat: 'A', kind: 'guest', name: 'Ada', presence: 'here' },
  { seat: 'B', kind: 'guest', name: 'Ben', presence: 'here' },
];
const PROMPT: Prompt = {
  ...{ question: 7, name: 'turn', moves: ['trust'], reacts: true },
  ...{ held: null, more_time: true, opens_in: 0, turn: 'open' },
};

/** Ada's table, as far as these parts look at it. */
function table(change: Record<string, unknown> = {}, info: Partial<TableInfo> = {}): LiveTable {
  return {
    line: 'open', live: true, you: 'A', presets: {}, looking: null, prompt: null, ready: true, hint: new Hint(),
    mayAskHint: false, counted: null,
    shown: { rest: null },
    shuffling: { standing: null, noticed: false },
    info: { stage: 'playing', seats: SEATS, votes: {}, undo: [], ...info },
    send: (command: Command) => { sent.push(command); return Promise.resolve(true); },
    ...change,
  } as unknown as LiveTable;
}
const clock = (change: Partial<Countdown> = {}): Countdown => ({ ring: null, left: null, rest: null, ...change }) as Countdown;
const line = (of: LiveTable, at = clock(), onnotagain = vi.fn()): void =>
  void render(AskLine, { props: { table: of, clock: at, line: 'Doubt it?', told: '', mine: false, onnotagain, onwhy: vi.fn() } });
const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(() => Promise.all([speak('en'), loadParts('spicy')]));
afterEach(() => {
  cleanup();
  sent.length = 0;
});

test('who is away: the others choose to wait, to let a bot play, or to pause', async () => {
  const seats = [SEATS[0]!, { ...SEATS[1]!, presence: 'reconnecting' as const }];
  render(Banners, { props: { table: table({}, { seats, votes: { B: { A: 'bot' } } }), onaskall: vi.fn() } });
  expect(screen.getByRole('status').textContent).toContain('Ben has lost the connection');
  expect(screen.getByRole('button', { name: 'Let a bot play' }).getAttribute('aria-pressed')).toBe('true');
  await press('Wait');
  await press('Pause');
  expect(sent).toEqual([{ type: 'vote', seat: 'B', choice: 'wait' }, { type: 'vote', seat: 'B', choice: 'pause' }]);
});

test('what is unusual about the deal is told until it has been read, and nothing is told about a usual one', async () => {
  const of = (standing: Standing | null): LiveTable => table({ shuffling: { standing, noticed: false } });
  const show = (standing: Standing | null): unknown => render(Banners, { props: { table: of(standing), onaskall: vi.fn() } });
  show({ code: 'in', facts: {}, tone: 'fine' });
  expect(screen.queryByRole('status')).toBeNull();
  show({ code: 'late', facts: { names: 'Ben' }, tone: 'limited' });
  expect(screen.getByRole('status').textContent).toContain('You were late');
  show({ code: 'second', facts: {}, tone: 'wrong' });
  expect(screen.getByRole('alert').textContent).toContain('or it is cheating');
});

test('nobody is waited for once the game is over', () => {
  const seats = [SEATS[0]!, { ...SEATS[1]!, presence: 'reconnecting' as const }];
  render(Banners, { props: { table: table({ live: false }, { stage: 'finished', seats }), onaskall: vi.fn() } });
  expect(screen.queryByRole('status')).toBeNull();
});

test('a pause can be ended, and a seat that a bot plays can be taken back', async () => {
  const seats = [{ ...SEATS[0]!, presence: 'bot' as const }];
  render(Banners, { props: { table: table({}, { stage: 'paused', seats }), onaskall: vi.fn() } });
  await press('Resume');
  await press('Take my seat back');
  expect(sent).toEqual([{ type: 'resume' }, { type: 'return' }]);
});

test('an undo that somebody else wants is agreed to or refused; my own waits', async () => {
  render(Banners, { props: { table: table({}, { undo: ['B'] }), onaskall: vi.fn() } });
  await press('Agreed');
  await press('No');
  expect(sent).toEqual([{ type: 'undo', agree: true }, { type: 'undo', agree: false }]);
  cleanup();
  render(Banners, { props: { table: table({}, { undo: ['A'] }), onaskall: vi.fn() } });
  expect(screen.getByRole('status').textContent).toContain('The others are deciding');
});

test('presets are announced and one button ends them all', async () => {
  const askAll = vi.fn();
  render(Banners, { props: { table: table({ presets: { turn: 'concerned' } }), onaskall: askAll } });
  await press('Ask me everything again');
  expect(askAll).toHaveBeenCalledOnce();
});

test('a window offers more time in the last third of its clock, and not to be asked again', async () => {
  const notAgain = vi.fn();
  line(table({ prompt: PROMPT }), clock({ ring: 0.5, left: 4200 }), notAgain);
  expect(screen.getByText('5')).toBeTruthy();
  await press('More time');
  await press('Don’t ask again this round');
  expect(sent).toEqual([{ type: 'more-time', question: 7 }]);
  expect(notAgain).toHaveBeenCalledOnce();
  cleanup();
  line(table({ prompt: PROMPT }));
  expect(screen.queryByRole('button', { name: 'More time' })).toBeNull();
});

test('a held answer can be taken back, and a bot asked for a hint', async () => {
  const [withdraw, askHint] = [vi.fn(), vi.fn()];
  line(table({ prompt: { ...PROMPT, held: ['trust'] }, withdraw }));
  await press('Take it back');
  expect(withdraw).toHaveBeenCalledOnce();
  cleanup();
  line(table({ prompt: PROMPT, mayAskHint: true, askHint }));
  await press('Hint');
  expect(askHint).toHaveBeenCalledOnce();
});

test('while the table rests I can go on, once', async () => {
  line(table({ shown: { rest: { left: 9000, ready: ['B'] } } }), clock({ rest: 9 }));
  await press('Continue');
  expect(sent).toEqual([{ type: 'go-on' }]);
  cleanup();
  line(table({ shown: { rest: { left: 9000, ready: ['A'] } } }), clock({ rest: 9 }));
  expect((screen.getByRole('button', { name: 'Continue' }) as HTMLButtonElement).disabled).toBe(true);
});

test('where others offer to check the shuffle, a prepared deal says that there is nothing to check', () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  const shown = { rest: null, view: null, result: { scores: [3, 1], places: [1, 2] } };
  const ended = (info: Partial<TableInfo>): LiveTable =>
    table(
      { shown, me: 0, called: (seat: number) => SEATS[seat]?.name, name: (seat: number) => SEATS[seat]?.name, colour: () => 'red' },
      { id: 'T', game: 'spicy', ...info },
    );
  render(Results, { props: { table: ended({ prepared: 4980 }), onclose: vi.fn() } });
  expect(document.querySelector('[data-prepared]')?.textContent).toContain('There is nothing to prove; the seed is 4980.');
  expect(document.querySelector('[data-verify]')).toBeNull();
  cleanup();
  render(Results, { props: { table: ended({ prepared: null }), onclose: vi.fn() } });
  expect(document.querySelector('[data-prepared]')).toBeNull();
  expect(document.querySelector('[data-verify]')).not.toBeNull();
});

test("a press that was meant for the coach's last note does not put away the next one", async () => {
  const coach = { step: 1, close: vi.fn() } as unknown as Coach;
  const { rerender } = render(CoachNote, { props: { coach, game: 'spicy', inert: true } });
  await press('Got it');
  expect(coach.close).not.toHaveBeenCalled();
  await rerender({ inert: false });
  await press('Got it');
  expect(coach.close).toHaveBeenCalledOnce();
});

test('“No more tips” turns the switch off, and whoever turns it on again is told everything again', async () => {
  const coach = new Coach('spicy');
  coach.ask('turn', 1);
  coach.close();
  coach.ask('turn', 2);
  render(CoachNote, { props: { coach, game: 'spicy', inert: false } });
  render(SettingsPanel);
  const explain = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Explain the game while I play' });
  expect(explain.checked).toBe(true);
  await press('No more tips');
  expect(explain.checked).toBe(false);
  await fireEvent.click(explain);
  coach.ask('turn', 2);
  expect([settings.coach, coach.step]).toEqual([true, 1]);
});
