/** The beats of Chili Mafia: nothing is shown before its cause. */
import { expect, test } from 'vitest';
import type { Position } from '../../lib/protocol';
import { seatOf } from '../../lib/seats';
import { before, names, Recorded } from '../recorded';
import { beats } from './beats';
import updates from './updates.json';

const RECORDED = new Recorded(beats, updates);

test('a card is in the hand as soon as it was drawn, and no longer there when it was laid', () => {
  for (const [name, by] of [['drew', 1], ['played', -1], ['discarded', -1]] as const)
    for (const [beats, update] of RECORDED.with(name)) {
      const at = beats.findIndex((beat) => beat.name === name);
      const seat = seatOf(update.events.find((one) => one.event === name)!.seat);
      const size = (view: Position): number => (view.zones.hands as string[][])[seat]!.length;
      expect(size(beats[at]!.view)).toBe(size(beats[at - 1]?.view ?? update.before) + by);
    }
});

test('an attacker steps forward before the attack is shown', () => {
  for (const [beats, update] of RECORDED.with('attacked')) {
    expect(names(beats).indexOf('attack')).toBeGreaterThan(names(beats).indexOf('steps-forward'));
    for (const beat of before(beats, 'attack')) expect(beat.view.facts.attack).toEqual(update.before.facts.attack);
  }
});

test('a pepper is hit, then leaves, then the gang is counted again', () => {
  for (const [beats, update] of RECORDED.with('lost')) {
    const order = names(beats);
    expect(order.indexOf('lost')).toBeGreaterThan(order.indexOf('hit'));
    expect(order.indexOf('recounted')).toBeGreaterThan(order.indexOf('lost'));
    for (const beat of before(beats, 'lost')) expect(beat.view.zones.gangs).toEqual(update.before.zones.gangs);
    for (const beat of before(beats, 'recounted')) expect(beat.view.facts.gangs).toEqual(update.before.facts.gangs);
  }
});

test('an attack that is cancelled stays in sight until it is seen to be broken', () => {
  for (const [beats, update] of RECORDED.with('neutralised')) {
    const order = names(beats);
    const at = order.indexOf('neutralised');
    expect(order.slice(at, at + 3)).toEqual(['neutralised', 'cancelled', 'called-off']);
    expect(beats[at]!.flights?.[0]?.to).toBe('arrow');
    expect(update.before.facts.attack).not.toBeNull();
    for (const beat of before(beats, 'called-off')) expect(beat.view.facts.attack).toEqual(update.before.facts.attack);
    for (const beat of beats.slice(at + 2)) expect(beat.view.facts.attack).toBeNull();
    for (const beat of beats) expect(beat.view.zones.gangs).toEqual(update.before.zones.gangs);
  }
});

test('the Raid is announced to everybody before anything is laid out anew', () => {
  for (const [beats, update] of RECORDED.with('raid')) {
    const at = names(beats).indexOf('raid');
    expect(beats[at]).toMatchObject({ ms: 900, sound: 'siren' });
    for (const beat of beats.slice(0, at + 1)) expect(beat.view.zones.gangs).toEqual(update.before.zones.gangs);
  }
});

test('what happens pleases or annoys whom it concerns', () => {
  expect(RECORDED.moods('lost', 'hit', 'owner')).toEqual(['sour']);
});
