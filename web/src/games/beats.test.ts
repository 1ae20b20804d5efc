/** Beats of all games against their recorded updates: nothing changes without a cause, and nothing is lost. */
import { describe, expect, test } from 'vitest';
import type { Beats } from '../lib/beats';
import { ME, told, type Told } from './recorded';

const BEATS = import.meta.glob<Beats>('./*/beats.ts', { import: 'beats', eager: true });
const UPDATES = import.meta.glob<Told[]>('./*/updates.json', { import: 'default', eager: true });

test('every game that is told in beats has recorded updates', () => {
  expect(Object.keys(BEATS).map((path) => path.replace('beats.ts', 'updates.json'))).toEqual(Object.keys(UPDATES));
});

describe.each(Object.entries(BEATS))('%s', (path, beats) => {
  const updates = UPDATES[path.replace('beats.ts', 'updates.json')]!;

  test('the order of beats is the order of events', () => {
    for (const { before, events, after } of updates) expect(told(beats(before, events, after, ME))).toEqual(events);
  });

  test('every beat has its time, and none takes longer than a breath', () => {
    for (const { before, events, after } of updates)
      for (const beat of beats(before, events, after, ME)) {
        expect(beat.ms + 280 * (beat.flights?.length ?? 0)).toBeGreaterThan(0);
        expect(beat.ms).toBeLessThanOrEqual(1400);
      }
  });

  test('nothing that a seat has changes before an event names that seat', () => {
    for (const { before, events, after } of updates) {
      const named = new Set<number>();
      let all = false;
      for (const beat of beats(before, events, after, ME)) {
        for (const event of beat.tells) {
          const seats = Object.values(event).filter((fact) => /^[A-H]$/.test(String(fact)));
          for (const seat of seats) named.add(String(seat).charCodeAt(0) - 65);
          // Events about everybody.
          all ||= !seats.length || /round|passed-|swapped-|raid|pains|scored|gang|turn|heist/.test(event.event);
        }
        const [was, is] = [before.zones.hands as unknown[][], beat.view.zones.hands as unknown[][]];
        was.forEach((hand, seat) => {
          if (!all && !named.has(seat)) expect(is[seat], `${beat.name}: hand of ${seat}`).toEqual(hand);
        });
      }
    }
  });

  test('the last beat shows the whole table after the update, so that nothing changes without a beat', () => {
    for (const { before, events, after } of updates) expect(beats(before, events, after, ME).at(-1)?.view).toEqual(after);
  });

  test('the table before its first beat is as it was', () => {
    for (const { before, events, after } of updates) {
      const kept = JSON.stringify([before, after]);
      beats(before, events, after, ME);
      expect(JSON.stringify([before, after])).toBe(kept);
    }
  });
});
