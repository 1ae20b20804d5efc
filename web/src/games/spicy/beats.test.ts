/** The beats of Spicy: nothing is shown before its cause. */
import { expect, test } from 'vitest';
import type { Position } from '../../lib/protocol';
import { seatOf } from '../../lib/seats';
import { before, names, Recorded, told } from '../recorded';
import { beats } from './beats';
import updates from './updates.json';

const RECORDED = new Recorded(beats, updates);

test('a doubt is called, then hush, the card turns, the verdict, the stack goes to its owner, penalty cards come', () => {
  for (const [beats, update] of RECORDED.with('doubted')) {
    const order = names(beats).filter((name, i, all) => all.indexOf(name) === i);
    expect(order.slice(0, 5)).toEqual(['doubt', 'hush', 'turn', 'verdict', 'loses']);
    expect(order.indexOf('gather')).toBeGreaterThan(order.indexOf('loses'));
    if (order.includes('draw')) expect(order.indexOf('draw')).toBeGreaterThan(order.indexOf('verdict'));
    // Neither the card nor the verdict is known before the card is turned, and the stack lies where it was.
    for (const beat of before(beats, 'turn')) {
      expect(beat.view.zones.shown).toEqual(update.before.zones.shown);
      expect(beat.view.facts.doubted).toEqual(update.before.facts.doubted);
    }
    expect(told(before(beats, 'verdict')).map((event) => event.event)).not.toContain('shown');
    for (const beat of before(beats, 'gather')) expect(beat.view.zones.stack).toEqual(update.before.zones.stack);
    for (const beat of before(beats, 'gather')) expect(beat.view.zones.won).toEqual(update.before.zones.won);
  }
});

test('points change with what a player has, and are final with the last event that changes it', () => {
  const has = ['played', 'copied', 'drew', 'won', 'raided', 'trophy', 'tucked'];
  for (const [all, { before: was, events, after }] of RECORDED.all) {
    const waits = (seat: number): number => events.findLastIndex((one) => has.includes(one.event) && seatOf(one.seat) === seat);
    const points = (position: Position): number[] => position.facts.points as number[];
    for (const beat of all.slice(0, -1)) {
      const shown = events.indexOf(told(all.slice(0, all.indexOf(beat) + 1)).at(-1)!);
      points(beat.view).forEach((now, seat) => {
        const last = waits(seat);
        expect(now, `${beat.name}: points of ${seat}`).toBe(points(last >= 0 && shown >= last ? after : was)[seat]);
      });
    }
  }
});

test('the game ends with a beat of its own, after everything that led to it', () => {
  for (const [beats] of RECORDED.with('ended')) {
    const order = names(beats);
    for (const cause of ['verdict', 'gather', 'trophy', 'draw'])
      if (order.includes(cause)) expect(order.indexOf('end')).toBeGreaterThan(order.lastIndexOf(cause));
  }
});

test('what happens pleases or annoys whom it concerns', () => {
  expect(RECORDED.moods('trophy', 'trophy', 'seat')).toEqual(['glad']);
});
