/** Beats against the updates of real games (`tools/record_updates.py`): nothing is shown before its cause. */
import { describe, expect, test } from 'vitest';
import type { Beat, Beats } from '../lib/beats';
import type { GameEvent, Position } from '../lib/protocol';
import { seatOf } from '../lib/seats';
import { beats as chili } from './chili-mafia/beats';
import chiliUpdates from './chili-mafia/updates.json';
import { beats as spicy } from './spicy/beats';
import spicyUpdates from './spicy/updates.json';
import { beats as stick } from './stick-em/beats';
import stickUpdates from './stick-em/updates.json';
import { beats as wazabi } from './wazabi/beats';
import wazabiUpdates from './wazabi/updates.json';

interface Told {
  before: Position;
  events: GameEvent[];
  after: Position;
}
const GAMES: Record<string, [Beats, Told[]]> = {
  spicy: [spicy, spicyUpdates as unknown as Told[]],
  'stick-em': [stick, stickUpdates as unknown as Told[]],
  'chili-mafia': [chili, chiliUpdates as unknown as Told[]],
  wazabi: [wazabi, wazabiUpdates as unknown as Told[]],
};
const ME = 0;
const told = (beats: Beat[]): GameEvent[] => beats.flatMap((beat) => beat.tells);
const names = (beats: Beat[]): string[] => beats.map((beat) => beat.name);
/** The beats of all updates in which this happens, each with its update. */
const withEvent = (id: string, event: string): [Beat[], Told][] => {
  const [beats, updates] = GAMES[id]!;
  const found = updates.filter((update) => update.events.some((one) => one.event === event));
  expect(found, `${id}: ${event} was recorded`).not.toEqual([]);
  return found.map((update) => [beats(update.before, update.events, update.after, ME), update]);
};
/** The beats before the first of this name. */
const before = (beats: Beat[], name: string): Beat[] => beats.slice(0, names(beats).indexOf(name));

describe.each(Object.keys(GAMES))('%s', (id) => {
  const [beats, updates] = GAMES[id]!;

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

test('Spicy: a doubt is called, then hush, the card turns, the verdict, the stack goes to its owner, penalty cards come', () => {
  for (const [beats, update] of withEvent('spicy', 'doubted')) {
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

test('Spicy: points change with what a player has, and are final with the last event that changes it', () => {
  const has = ['played', 'copied', 'drew', 'won', 'raided', 'trophy', 'tucked'];
  for (const { before: was, events, after } of spicyUpdates as unknown as Told[]) {
    const waits = (seat: number): number => events.findLastIndex((one) => has.includes(one.event) && seatOf(one.seat) === seat);
    const all = spicy(was, events, after, ME);
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

test('Chili Mafia: a card is in the hand as soon as it was drawn, and no longer there when it was laid', () => {
  for (const [name, by] of [['drew', 1], ['played', -1], ['discarded', -1]] as const)
    for (const [beats, update] of withEvent('chili-mafia', name)) {
      const at = beats.findIndex((beat) => beat.name === name);
      const seat = seatOf(update.events.find((one) => one.event === name)!.seat);
      const size = (view: Position): number => (view.zones.hands as string[][])[seat]!.length;
      expect(size(beats[at]!.view)).toBe(size(beats[at - 1]?.view ?? update.before) + by);
    }
});

test('Wazabi: every die is before a player or in the reserve, whatever beat is shown', () => {
  const dice = ({ zones }: Position, colour: string): number =>
    (zones[colour] as number[]).reduce((sum, one) => sum + one, Number(zones[`reserve_${colour}`]));
  for (const { before: was, events, after } of wazabiUpdates as unknown as Told[])
    for (const beat of wazabi(was, events, after, ME))
      for (const colour of ['black', 'red']) expect(dice(beat.view, colour), beat.name).toBe(dice(was, colour));
});

test("Stick 'Em: the last card lies, a rest, the winner, then the cards are swept to the winner's seat", () => {
  for (const [beats, update] of withEvent('stick-em', 'trick')) {
    expect(names(beats).slice(0, 5)).toEqual(['laid', 'rest', 'wins', 'sweep', 'worth']);
    for (const beat of before(beats, 'sweep')) expect(beat.view.zones.captured).toEqual(update.before.zones.captured);
    const players = update.before.players;
    for (const beat of before(beats, 'sweep')) expect(beat.view.zones.trick).toHaveLength(players);
    expect(beats[3]!.flights).toHaveLength(players);
  }
});

test("Stick 'Em: after the last trick of a round it is still seen who took it, until the next round", () => {
  const last = withEvent('stick-em', 'trick').filter(([, { events }]) => events.some((one) => one.event === 'round'));
  expect(last).not.toEqual([]);
  for (const [beats, { before: was, events }] of last) {
    const winner = String(events.find((one) => one.event === 'trick')!.winner).charCodeAt(0) - 65;
    for (const beat of beats.filter((one) => ['sweep', 'worth', 'scored'].includes(one.name))) {
      expect(beat.view.zones).toMatchObject({ last_winner: winner, trick: [], hands: beats[0]!.view.zones.hands });
      expect(beat.view.zones.last_trick).toHaveLength(was.players);
      expect((beat.view.zones.captured as string[][])[winner]).toEqual(expect.arrayContaining(beat.view.zones.last_trick as string[]));
    }
  }
});

test('Chili Mafia: an attacker steps forward before the attack is shown', () => {
  for (const [beats, update] of withEvent('chili-mafia', 'attacked')) {
    expect(names(beats).indexOf('attack')).toBeGreaterThan(names(beats).indexOf('steps-forward'));
    for (const beat of before(beats, 'attack')) expect(beat.view.facts.attack).toEqual(update.before.facts.attack);
  }
});

test('Chili Mafia: a pepper is hit, then leaves, then the gang is counted again', () => {
  for (const [beats, update] of withEvent('chili-mafia', 'lost')) {
    const order = names(beats);
    expect(order.indexOf('lost')).toBeGreaterThan(order.indexOf('hit'));
    expect(order.indexOf('recounted')).toBeGreaterThan(order.indexOf('lost'));
    for (const beat of before(beats, 'lost')) expect(beat.view.zones.gangs).toEqual(update.before.zones.gangs);
    for (const beat of before(beats, 'recounted')) expect(beat.view.facts.gangs).toEqual(update.before.facts.gangs);
  }
});

test('Chili Mafia: an attack that is cancelled stays in sight until it is seen to be broken', () => {
  for (const [beats, update] of withEvent('chili-mafia', 'neutralised')) {
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

test('Chili Mafia: the Raid is announced to everybody before anything is laid out anew', () => {
  for (const [beats, update] of withEvent('chili-mafia', 'raid')) {
    const at = names(beats).indexOf('raid');
    expect(beats[at]).toMatchObject({ ms: 900, sound: 'siren' });
    for (const beat of beats.slice(0, at + 1)) expect(beat.view.zones.gangs).toEqual(update.before.zones.gangs);
  }
});

test.each(['won-race', 'mistake'])('Wazabi: a hand lands and the table shakes before it is known whether it was right (%s)', (known) => {
  for (const [beats, update] of withEvent('wazabi', known)) {
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

test("Stick 'Em: a round is counted after its last trick was swept away", () => {
  for (const [beats, update] of withEvent('stick-em', 'scored')) {
    const order = names(beats);
    expect(order.indexOf('scored')).toBeGreaterThan(order.indexOf('worth'));
    for (const beat of before(beats, 'scored')) expect(beat.view.facts.points).toEqual(update.before.facts.points);
  }
});

test('Spicy: the game ends with a beat of its own, after everything that led to it', () => {
  for (const [beats] of withEvent('spicy', 'ended')) {
    const order = names(beats);
    for (const cause of ['verdict', 'gather', 'trophy', 'draw'])
      if (order.includes(cause)) expect(order.indexOf('end')).toBeGreaterThan(order.lastIndexOf(cause));
  }
});

test('Wazabi: dice tumble and settle before anything comes of them', () => {
  for (const [beats, update] of withEvent('wazabi', 'rolled')) {
    const at = names(beats).indexOf('tumble');
    expect(names(beats)[at + 1]).toBe('settled');
    for (const beat of beats.slice(0, at)) expect(beat.view.facts.dice).toEqual(update.before.facts.dice);
    // What was rolled is said when it is seen.
    expect(beats[at]!.tells).toEqual([]);
    expect(beats[at + 1]!.tells[0]?.event).toBe('rolled');
  }
});

test('Wazabi: dice travel one by one, and each changes two seats or the reserve', () => {
  for (const [beats] of withEvent('wazabi', 'gave')) {
    const sums = beats.map((beat) => (beat.view.zones.black as number[]).reduce((sum, one) => sum + one, 0));
    const gave = beats.flatMap((beat, i) => (beat.name === 'gave' && i ? [i] : []));
    for (const i of gave) expect(sums[i]).toBe(sums[i - 1]);
  }
});

test('Wazabi: dice that are swapped and then given away are never fewer than none, and end as they are', () => {
  const at = (black: number[]): Position =>
    ({ zones: { black, red: [0, 0], hands: ['??', '??'], sizes: [0, 0] }, facts: {}, options: {} }) as unknown as Position;
  const events = [
    { event: 'swapped-dice', seat: 'A', target: 'B' },
    { event: 'gave', seat: 'A', target: 'B', colour: 'black' },
  ] as GameEvent[];
  const told = wazabi(at([3, 1]), events, at([0, 4]), ME).map((beat) => beat.view.zones.black);
  expect(told).toEqual([[1, 3], [0, 4]]);
});

test.each<[string, string, string, Beat['mood'], string]>([
  ['spicy', 'trophy', 'trophy', 'glad', 'seat'],
  ['stick-em', 'trick', 'wins', 'glad', 'winner'],
  ['chili-mafia', 'lost', 'hit', 'sour', 'owner'],
  ['wazabi', 'won-race', 'won-race', 'glad', 'seat'],
  ['wazabi', 'mistake', 'mistake', 'sour', 'seat'],
  ['wazabi', 'laid-skip', 'laid-skip', 'sour', 'target'],
])('%s: %s pleases or annoys whom it concerns', (game, event, name, mood, whom) => {
  for (const [beats, update] of withEvent(game, event)) {
    const beat = beats.find((one) => one.name === name);
    const fact = update.events.find((one) => one.event === event)![whom];
    expect([beat?.mood, beat?.seat]).toEqual([mood, seatOf(fact)]);
  }
});
