import { expect, test } from 'vitest';
import cases from './preview-cases.json';
import { chosenKind, chosenPoints } from './preview';

test('CM-5.1, CM-11.1: the preview says of every case what the engine says', () => {
  const said = cases.map(({ cards }) => ({ cards, kind: chosenKind(cards), points: chosenPoints(cards) }));
  expect(said).toEqual(cases);
});
