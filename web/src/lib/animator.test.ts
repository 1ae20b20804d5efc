import { expect, test, vi } from 'vitest';
import { Animator } from './animator';

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

test('scenes are shown in the order in which they happened', async () => {
  const animator = new Animator();
  const shown: number[] = [];
  for (const n of [1, 2, 3]) animator.push({ flights: [], show: () => shown.push(n) });
  await settled();
  expect(shown).toEqual([1, 2, 3]);
});

test('the share of its time that a scene takes is known when it begins', async () => {
  const animator = new Animator();
  animator.pace = () => 0.6;
  const shares: number[] = [];
  const push = (update: number): void =>
    animator.push({ flights: [], pause: 60_000, update, begin: () => shares.push(animator.share), show: () => {} });
  expect(animator.share).toBe(1);
  push(0);
  push(1);
  push(2);
  animator.skip();
  await settled();
  expect(shares).toEqual([0.6, 0.3]);
});

test('a skipped scene still shows what is now true', async () => {
  const animator = new Animator();
  const shown: number[] = [];
  animator.push({ flights: [], pause: 60_000, show: () => shown.push(1) });
  animator.push({ flights: [], show: () => shown.push(2) });
  await settled();
  expect(shown).toEqual([1]);
  animator.skip();
  await settled();
  expect(shown).toEqual([1, 2]);
});

test('a queue that falls behind catches up by itself', async () => {
  const animator = new Animator();
  const shown: number[] = [];
  for (let n = 0; n < 9; n++) animator.push({ flights: [], pause: 60_000, update: n, show: () => shown.push(n) });
  await settled();
  // The last three still have their time, if less of it.
  expect(shown).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('beats of one update are not hurried by each other, and a press ends only the one that is shown', async () => {
  const animator = new Animator();
  const shown: number[] = [];
  for (let n = 0; n < 9; n++) animator.push({ flights: [], pause: 60_000, update: 1, show: () => shown.push(n) });
  await settled();
  expect(shown).toEqual([0]);
  animator.skip();
  await settled();
  expect(shown).toEqual([0, 1]);
});

test('what was on its way when the table was read anew is not shown over it', async () => {
  const animator = new Animator();
  const shown: number[] = [];
  let land = (): void => undefined;
  const finished = new Promise<void>((done) => (land = done));
  animator.fly = () => [{ finished, finish: land } as unknown as Animation];
  animator.push({ flights: [{ from: 'a', to: 'b', card: 'X' }], show: () => shown.push(1) });
  animator.push({ flights: [], show: () => shown.push(2) });
  animator.clear();
  animator.push({ flights: [], show: () => shown.push(3) });
  await settled();
  expect(shown).toEqual([3]);
});

test('while somebody reads nothing more is shown, and then everything, in order', async () => {
  const animator = new Animator();
  const shown: number[] = [];
  animator.push({ flights: [], show: () => (animator.hold(true), shown.push(1)) });
  for (let n = 2; n < 10; n++) animator.push({ flights: [], show: () => shown.push(n) });
  await settled();
  expect(shown).toEqual([1]);
  animator.hold(false);
  await settled();
  expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a table that is read anew does not wait for the reader', async () => {
  const animator = new Animator();
  const shown: number[] = [];
  animator.push({ flights: [], show: () => (animator.hold(true), shown.push(1)) });
  animator.push({ flights: [], show: () => shown.push(2) });
  await settled();
  animator.clear();
  animator.hold(false);
  animator.push({ flights: [], show: () => shown.push(3) });
  await settled();
  expect(shown).toEqual([1, 3]);
});

test('in a hidden tab nothing takes time, so a turn is announced at once', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const animator = new Animator();
  const shown: number[] = [];
  for (let n = 0; n < 3; n++) animator.push({ flights: [], pause: 60_000, update: 1, show: () => shown.push(n) });
  await settled();
  expect(shown).toEqual([0, 1, 2]);
  vi.restoreAllMocks();
});
