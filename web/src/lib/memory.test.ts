import { expect, test } from 'vitest';
import { nextView } from './fair';
import { keptReceipt, keptReceived, Memory } from './memory';
import { firstView } from './pf2/values';
import { hex, unhex } from './sha256';

const told = {
  head: 'h1',
  view: null,
  moves: [{ seat: 'A', move: 'play R1', events: 1 }],
  events: [{ event: 'played', seat: 'A', card: 'R1' }],
};

test('a game that began under pf1 keeps its receipt and adds published hashes', () => {
  localStorage.setItem('hotseat-receipt-t1', JSON.stringify({ format: 'hotseat receipt 1', game_id: 'G-1', heads: ['h0'], views: ['v0'] }));
  const memory = new Memory('t1');
  memory.gap(true, {});
  memory.told(told);
  expect(keptReceipt('t1')).toMatchObject({ game_id: 'G-1', heads: ['h0', 'h1'], views: ['v0'] });
});

test('without a list there is no receipt', () => {
  new Memory('t2', null).told(told);
  expect([keptReceipt('t2'), keptReceived('t2')]).toEqual([null, null]);
});

test('under pf2 the chain begins with the list, survives a reload, and a second list changes nothing', () => {
  const list = 'ab'.repeat(32);
  const memory = new Memory('t3', null);
  memory.listed(list, 'B');
  memory.told(told);
  memory.listed('cd'.repeat(32), 'A');
  expect(keptReceived('t3')).toMatchObject({ seat: 'B', list, heads: ['h1'] });
  expect(keptReceived('t3')!.views).toHaveLength(3);
  expect(keptReceived('t3')!.views[0]).toBe(hex(nextView(firstView(unhex(list), 'B'), 'view', { seat: 'B', zones: undefined })));
  const reloaded = new Memory('t3');
  reloaded.gap(true, { round: 1 });
  reloaded.listed(list, 'B');
  reloaded.told({ ...told, head: 'h2' });
  const { heads, views, resumed } = keptReceived('t3')!;
  expect([heads, views.length, resumed!.length, resumed![0]!.length]).toEqual([['h1', 'h2'], 3, 1, 3]);
  expect(resumed![0]![0]).toBe(hex(nextView(firstView(unhex(list), 'B'), 'view', { seat: 'B', zones: { round: 1 } })));
  expect(keptReceipt('t3')).toBeNull();
});

test('a reload before the deal misses nothing, one after it begins a new chain', () => {
  for (const undealt of [true, false]) {
    new Memory(`t4-${undealt}`, null).listed('ab'.repeat(32), 'A');
    const reloaded = new Memory(`t4-${undealt}`);
    reloaded.gap(true, undealt ? null : {});
    reloaded.listed('ab'.repeat(32), 'A');
    reloaded.told(told);
    const { views, resumed } = keptReceived(`t4-${undealt}`)!;
    expect([views.length, resumed!.map((chain) => chain.length)]).toEqual(undealt ? [3, []] : [0, [3]]);
  }
});

test('whoever hears of the list late begins with the table of the next update', () => {
  const memory = new Memory('t5', null);
  memory.gap(true, null);
  memory.told(told);
  memory.listed('ab'.repeat(32), 'A');
  memory.told({ ...told, view: { zones: { round: 2 } } as never });
  memory.told(told);
  const { views, resumed } = keptReceived('t5')!;
  expect([views.length, resumed!.map((chain) => chain.length)]).toEqual([0, [3]]);
});

test('whoever stood up keeps nothing of what spectators see', () => {
  const memory = new Memory('t6', null);
  memory.listed('ab'.repeat(32), 'A');
  memory.gap(false, {});
  memory.told(told);
  expect(keptReceived('t6')).toMatchObject({ heads: [], views: [], resumed: [] });
});
