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
  memory.gap();
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
  memory.listed(list, 'B', true);
  memory.told(told);
  memory.listed('cd'.repeat(32), 'A', true);
  expect(keptReceived('t3')).toMatchObject({ seat: 'B', list, heads: ['h1'] });
  expect(keptReceived('t3')!.views).toHaveLength(3);
  expect(keptReceived('t3')!.views[0]).toBe(hex(nextView(firstView(unhex(list), 'B'), 'view', { seat: 'B', zones: undefined })));
  const reloaded = new Memory('t3');
  reloaded.listed(list, 'B', true);
  reloaded.told({ ...told, head: 'h2' });
  expect(keptReceived('t3')!.heads).toEqual(['h1', 'h2']);
  expect(keptReceived('t3')!.views).toHaveLength(3);
  expect(keptReceipt('t3')).toBeNull();
});

test('a reload before the deal misses nothing, one after it does', () => {
  for (const undealt of [true, false]) {
    new Memory(`t4-${undealt}`, null).listed('ab'.repeat(32), 'A', true);
    const reloaded = new Memory(`t4-${undealt}`);
    reloaded.gap();
    reloaded.listed('ab'.repeat(32), 'A', undealt);
    reloaded.told(told);
    expect(keptReceived(`t4-${undealt}`)!.views).toHaveLength(undealt ? 3 : 0);
  }
});
