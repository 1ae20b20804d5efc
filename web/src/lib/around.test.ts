import { expect, test } from 'vitest';
import { rayOf, spotsOf, type Spot } from './around';

/** The room above the hand at the smallest size, the top bar, and a place with the gap around it, in pixels. */
const STAGE = { across: 880, down: 418 };
const TOP_BAR = { aside: 222, down: 48 };
const PLACE = { across: 138, down: 104 };

interface Box {
  left: number;
  top: number;
}

/** As the styles place it. */
function boxOf({ side, x, y }: Spot): Box {
  const edge = side === 'top' ? TOP_BAR.aside : 0;
  return { left: edge + x * (STAGE.across - 2 * edge - PLACE.across), top: y * (STAGE.down - PLACE.down) };
}

const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.left - other.left) < PLACE.across && Math.abs(one.top - other.top) < PLACE.down;

test.each([1, 2, 3, 4, 5, 6, 7, 8])('%i others have as many places, and none of them overlap on the smallest table', (others) => {
  const boxes = spotsOf(others).map(boxOf);
  expect(boxes).toHaveLength(others);
  for (const [i, one] of boxes.entries()) for (const other of boxes.slice(i + 1)) expect(overlap(one, other)).toBe(false);
});

test.each([2, 3, 4, 5, 6, 7, 8])('%i others leave the top bar free', (others) => {
  for (const spot of spotsOf(others).filter(({ side }) => side !== 'top')) expect(boxOf(spot).top).toBeGreaterThanOrEqual(TOP_BAR.down);
});

test('one other sits opposite, two at ten and two, three at nine, twelve and three', () => {
  expect(spotsOf(1).map(({ side }) => side)).toEqual(['top']);
  expect(spotsOf(2).map(({ side }) => side)).toEqual(['left', 'right']);
  expect(spotsOf(3).map(({ side }) => side)).toEqual(['left', 'top', 'right']);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('%i others sit clockwise and symmetrically', (others) => {
  const spots = spotsOf(others);
  const angles = spots.map(({ x, y }) => Math.atan2(0.5 - x, y - 0.5)).map((angle) => (angle + 2 * Math.PI) % (2 * Math.PI));
  expect(angles).toEqual(angles.toSorted((a, b) => a - b));
  expect(spots.map(({ x, y }) => [x, y])).toEqual(spots.toReversed().map(({ x, y }) => [1 - x, y]));
});

/** Of a card and its name, in widths of a card; half the star as the styles size it. */
const CARD = { across: 1, down: 1.4 };
const STAR = { across: 1.25, down: 0.95 };

test.each([2, 3, 4, 5, 6])('of %i cards in a star none covers another', (players) => {
  const rays = Array.from({ length: players }, (_, after) => rayOf(after, players));
  for (const [i, one] of rays.entries())
    for (const other of rays.slice(i + 1)) {
      const across = Math.abs(one.x - other.x) * STAR.across;
      const down = Math.abs(one.y - other.y) * STAR.down;
      expect(across >= CARD.across || down >= CARD.down).toBe(true);
    }
});

test('my card lies in front of me, and that of the next player on the left', () => {
  expect(rayOf(0, 4)).toMatchObject({ y: 1, turn: 0 });
  expect(rayOf(1, 4).x).toBe(-1);
});
