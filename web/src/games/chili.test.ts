import { expect, test } from 'vitest';
import { chosenKind, chosenPoints } from './chili';

test.each([
  [['JN', 'JN*', 'JN'], 'family', 12],
  [['PO', 'CH*', 'NV'], 'mixed', 17],
  [['SC', 'PO', 'PO'], 'family', 14],
  [['SC', 'PO', 'CH'], 'mixed', 9],
  [['PO', 'CH'], 'incomplete', 0],
  [['PO', 'PO', 'CH'], 'unlike', 0],
  [['PO', 'PO*', 'CH', 'NV'], 'unlike', 0],
  [['SC', 'SC', 'PO'], 'unlike', 0],
])('CM-5.1: %j would be %s and worth %i', (cards, kind, points) => {
  expect(chosenKind(cards)).toBe(kind);
  expect(chosenPoints(cards)).toBe(points);
});
