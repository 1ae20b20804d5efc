import { beforeAll, expect, test } from 'vitest';
import { loadParts } from '../games';
import { speak } from './i18n.svelte';
import { tell } from './names';
import { keepSchema, schemaOf } from './schema';

const nameOf = (seat: string): string => ({ A: 'Ada', B: 'Ben' })[seat] ?? seat;

beforeAll(() => Promise.all([speak('en'), loadParts('stick-em')]));

test('what an event says is read as the schema declares it, whatever its facts are called', () => {
  const seats = { kind: 'list' as const, of: { kind: 'seat' } };
  keepSchema('lantern', { ...schemaOf('lantern'), events: { lit: { by: { kind: 'seat' }, for: seats, letter: { kind: 'text' } } } });
  expect(tell('lantern', { event: 'lit', by: 'A', for: ['B', 'A'], letter: 'A' }, nameOf, null)).toBe(
    'Lit: by Ada, for Ben, Ada, letter A',
  );
});

test('a fact that the engine no longer lists by seat is not told by seat', () => {
  const declared = schemaOf('stick-em');
  const told = (): string => tell('stick-em', { event: 'pains', cards: ['R8', 'Y7'] }, nameOf, null);
  expect(told()).toBe('Pain cards: Ada red 8, Ben yellow 7.');
  keepSchema('stick-em', {
    ...declared,
    events: { ...declared.events, pains: { cards: { kind: 'list', of: { kind: 'card', of: 'card' } } } },
  });
  expect(told()).toBe('Pain cards: red 8, yellow 7.');
  keepSchema('stick-em', declared);
});

test('a number that is added to another gets a sign, any other none', () => {
  const bySeat = (kind: 'gain' | 'number') => ({ kind: 'by-seat' as const, of: { kind } });
  const declared = schemaOf('stick-em');
  const event = { event: 'scored', number: 1, scores: [3, -1], totals: [3, -1] };
  expect(tell('stick-em', event, nameOf, null)).toBe('Round 1: Ada +3, Ben −1.');
  keepSchema('stick-em', { ...declared, events: { ...declared.events, scored: { number: { kind: 'number' }, scores: bySeat('number') } } });
  expect(tell('stick-em', event, nameOf, null)).toBe('Round 1: Ada 3, Ben −1.');
  keepSchema('stick-em', declared);
});
