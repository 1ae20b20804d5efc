import { expect, test } from 'vitest';
import { chili } from './chili';
import { lemon } from './lemon';
import { pepper } from './pepper';
import { wasabi } from './wasabi';

test.each(Object.entries({ chili, wasabi, pepper, lemon }))('every number of %s has a picture of its own', (_, scene) => {
  const pictures = Array.from({ length: 10 }, (_number, i) => scene(i + 1, 'seed'));
  expect(new Set(pictures).size).toBe(10);
  expect(scene(23, 'seed')).toBe(pictures[9]);
});
