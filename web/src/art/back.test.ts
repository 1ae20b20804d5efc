import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Back from './Back.svelte';

afterEach(cleanup);

test('a back is drawn as SVG, and all backs of a deck are the same', () => {
  const [first, second] = [0, 1].map(() => render(Back, { props: { mark: 'star', tone: 'night' } }).container);
  const paths = [...(first?.querySelectorAll('path') ?? [])];
  expect(paths.length).toBeGreaterThan(10);
  expect(new Set(paths.map((path) => path.namespaceURI))).toEqual(new Set(['http://www.w3.org/2000/svg']));
  expect(first?.innerHTML).toBe(second?.innerHTML);
});
