/** The beats of Stick 'Em: nothing is shown before its cause. */
import { expect, test } from 'vitest';
import { seatOf } from '../../lib/seats';
import { before, names, Recorded } from '../recorded';
import { beats } from './beats';
import updates from './updates.json';

const RECORDED = new Recorded(beats, updates);

test("the last card lies, a rest, the winner, then the cards are swept to the winner's seat", () => {
  for (const [beats, update] of RECORDED.with('trick')) {
    expect(names(beats).slice(0, 5)).toEqual(['laid', 'rest', 'wins', 'sweep', 'worth']);
    for (const beat of before(beats, 'sweep')) expect(beat.view.zones.captured).toEqual(update.before.zones.captured);
    const players = update.before.players;
    for (const beat of before(beats, 'sweep')) expect(beat.view.zones.trick).toHaveLength(players);
    expect(beats[3]!.flights).toHaveLength(players);
  }
});

test("after the last trick of a round it is still seen who took it, until the next round", () => {
  const last = RECORDED.with('trick').filter(([, { events }]) => events.some((one) => one.event === 'round'));
  expect(last).not.toEqual([]);
  for (const [beats, { before: was, events }] of last) {
    const winner = seatOf(events.find((one) => one.event === 'trick')!.winner);
    for (const beat of beats.filter((one) => ['sweep', 'worth', 'scored'].includes(one.name))) {
      expect(beat.view.zones).toMatchObject({ last_winner: winner, trick: [], hands: beats[0]!.view.zones.hands });
      expect(beat.view.zones.last_trick).toHaveLength(was.players);
      expect((beat.view.zones.captured as string[][])[winner]).toEqual(expect.arrayContaining(beat.view.zones.last_trick as string[]));
    }
  }
});

test("a round is counted after its last trick was swept away", () => {
  for (const [beats, update] of RECORDED.with('scored')) {
    const order = names(beats);
    expect(order.indexOf('scored')).toBeGreaterThan(order.indexOf('worth'));
    for (const beat of before(beats, 'scored')) expect(beat.view.facts.points).toEqual(update.before.facts.points);
  }
});

test('what happens pleases or annoys whom it concerns', () => {
  expect(RECORDED.moods('trick', 'wins', 'winner')).toEqual(['glad']);
});
