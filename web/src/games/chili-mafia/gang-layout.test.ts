import { expect, test } from 'vitest';
import { cardWidth, closeTogether, inColumns, roomBeside, spreadIn } from './gang-layout';

const DESKTOP = { across: 1240, down: 350 };

test.each([
  [350, 3, 2],
  [350, 1, 1],
  [800, 3, 3],
  [800, 5, 4],
  [1100, 5, 5],
  [1100, 7, 4],
])('on %i pixels %i families lie in %i columns', (across, families, columns) => {
  expect(inColumns(across, Array.from({ length: families }, (_, i) => i))).toHaveLength(columns);
});

test('the cards are as large as the board lets them be', () => {
  expect(cardWidth({ across: 1400, down: 800 }, [[3], [4], []], true)).toBe(110);
  expect(cardWidth(DESKTOP, [[3], [4], []], true)).toBe(70);
});

test('whoever watches has room for larger ones', () => {
  expect(cardWidth(DESKTOP, [[3], [4], [], [3]], false)).toBe(110);
});

test('a second row of gangs makes them smaller, and more than can be seen at once leaves them readable', () => {
  const room = { across: 1240, down: 480 };
  expect(cardWidth(room, [[4, 4], [3], []], true)).toBeGreaterThan(cardWidth(room, [[4, 4, 4], [3], []], true));
  expect(cardWidth(DESKTOP, [[9, 9, 9], [9, 9, 9], [9, 9, 9]], true)).toBe(42);
});

test('one card more does not change the size of all', () => {
  expect(cardWidth(DESKTOP, [[4], [4], [4]], true)).toBe(cardWidth(DESKTOP, [[3], [4], [4]], true));
});

test('beside a few gangs of mine there is room for what goes on', () => {
  expect(roomBeside(DESKTOP, [3, 4], 70, true)).toBe(true);
  expect(roomBeside(DESKTOP, [5, 5, 5], 70, false)).toBe(false);
  expect(roomBeside({ across: 380, down: 350 }, [], 46, false)).toBe(false);
});

test('before their owner a few gangs are spread out, and many are folded to stacks', () => {
  expect(spreadIn({ across: 240, down: 300 }, [3, 4])).toEqual({ card: 62, folded: false });
  expect(spreadIn({ across: 160, down: 130 }, [3, 4, 3])).toMatchObject({ folded: true });
  expect(spreadIn({ across: 120, down: 60 }, [3, 4, 3, 3]).card).toBe(28);
});

test('on a phone gangs lie close together before they are cut off, and always where many play', () => {
  const phone = { across: 374, down: 435 };
  expect(closeTogether(phone, 146, [[3], [3], [4]])).toBe(false);
  expect(closeTogether(phone, 146, [[3], [3], [4, 3]])).toBe(true);
  expect(closeTogether(phone, 0, [[3], [3], [4, 3]])).toBe(false);
  expect(closeTogether(phone, 146, [[], [], [], [], []])).toBe(true);
  expect(closeTogether(DESKTOP, 146, [[3], [3, 3, 3], [4, 3], [3], [3]])).toBe(false);
});
