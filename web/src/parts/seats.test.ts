import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speak } from '../lib/i18n.svelte';
import type { SeatInfo } from '../lib/protocol';
import SeatChip from './SeatChip.svelte';

const place = (name: string, info: Partial<SeatInfo>): HTMLElement =>
  render(SeatChip, {
    props: {
      seat: 1,
      name,
      info: { seat: 'B', kind: 'guest', name, presence: 'here', ...info },
      live: true, deciding: false, answered: false, ring: null, colour: 'teal',
    },
  }).container;
const said = (of: HTMLElement): string => of.querySelector('.name')?.textContent ?? '';

beforeAll(() => speak('en'));
afterEach(cleanup);

test('a bot is told apart from its name by ear, too', () => {
  expect(said(place('Basil', { kind: 'bot' }))).toBe('Basil bot');
  expect(said(place('Horseradish', { presence: 'bot' }))).toBe('Horseradish bot');
});

test('a person has a name alone, and a lost line is told beside it', () => {
  const of = place('Ben', { presence: 'reconnecting' });
  expect(said(of)).toBe('Ben');
  expect(of.querySelector('.badge .gone')?.getAttribute('title')).toBe('reconnecting');
});
