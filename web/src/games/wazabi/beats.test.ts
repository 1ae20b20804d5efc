/** The beats of Wazabi: nothing is shown before its cause. */
import { expect, test } from 'vitest';
import type { GameEvent, Position } from '../../lib/protocol';
import { ME, names, Recorded, told } from '../recorded';
import { beats } from './beats';
import updates from './updates.json';

const RECORDED = new Recorded(beats, updates);

test('every die is before a player or in the reserve, whatever beat is shown', () => {
  const dice = ({ zones }: Position, colour: string): number =>
    (zones[colour] as number[]).reduce((sum, one) => sum + one, Number(zones[`reserve_${colour}`]));
  for (const [beats, { before: was }] of RECORDED.all)
    for (const beat of beats)
      for (const colour of ['black', 'red']) expect(dice(beat.view, colour), beat.name).toBe(dice(was, colour));
});

test.each(['won-race', 'mistake'])('a hand lands and the table shakes before it is known whether it was right (%s)', (known) => {
  for (const [beats, update] of RECORDED.with(known)) {
    const order = names(beats);
    const at = order.indexOf('slap');
    expect(order[at + 1]).toBe(known);
    expect(beats[at]!.seat).toBe(beats[at + 1]!.seat);
    expect(told(beats.slice(0, at + 1)).map((event) => event.event)).not.toContain(known);
    for (const beat of beats.slice(0, at + 1)) {
      expect(beat.view.zones.black).toEqual(update.before.zones.black);
      expect(beat.view.zones.piment).toEqual(update.before.zones.piment);
    }
  }
});

test('dice tumble and settle before anything comes of them', () => {
  for (const [beats, update] of RECORDED.with('rolled')) {
    const at = names(beats).indexOf('tumble');
    expect(names(beats)[at + 1]).toBe('settled');
    for (const beat of beats.slice(0, at)) expect(beat.view.facts.dice).toEqual(update.before.facts.dice);
    // What was rolled is said when it is seen.
    expect(beats[at]!.tells).toEqual([]);
    expect(beats[at + 1]!.tells[0]?.event).toBe('rolled');
  }
});

test('dice travel one by one, and each changes two seats or the reserve', () => {
  for (const [beats] of RECORDED.with('gave')) {
    const sums = beats.map((beat) => (beat.view.zones.black as number[]).reduce((sum, one) => sum + one, 0));
    const gave = beats.flatMap((beat, i) => (beat.name === 'gave' && i ? [i] : []));
    for (const i of gave) expect(sums[i]).toBe(sums[i - 1]);
  }
});

test('dice that are swapped and then given away are never fewer than none, and end as they are', () => {
  const at = (black: number[]): Position =>
    ({ zones: { black, red: [0, 0], hands: ['??', '??'], sizes: [0, 0] }, facts: {}, options: {} }) as unknown as Position;
  const events = [
    { event: 'swapped-dice', seat: 'A', target: 'B' },
    { event: 'gave', seat: 'A', target: 'B', colour: 'black' },
  ] as GameEvent[];
  const told = beats(at([3, 1]), events, at([0, 4]), ME).map((beat) => beat.view.zones.black);
  expect(told).toEqual([[1, 3], [0, 4]]);
});

test('what happens pleases or annoys whom it concerns', () => {
  expect(RECORDED.moods('won-race', 'won-race', 'seat')).toEqual(['glad']);
  expect(RECORDED.moods('mistake', 'mistake', 'seat')).toEqual(['sour']);
  expect(RECORDED.moods('laid-skip', 'laid-skip', 'target')).toEqual(['sour']);
});
