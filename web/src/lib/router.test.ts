import { expect, test } from 'vitest';
import { placeOf } from './router.svelte';

test.each([
  ['/', { at: 'home' }],
  ['/t/k7w2', { at: 'table', id: 'k7w2' }],
  ['/r/k7w2', { at: 'replay', id: 'k7w2' }],
  ['/new-chili-mafia', { at: 'new', game: 'chili-mafia' }],
  ['/rules-spicy', { at: 'rules', game: 'spicy' }],
  ['/anything-else', { at: 'nowhere' }],
  ['/new-poker', { at: 'new', game: 'poker' }], // the server may have added it
  ['/learn-poker', { at: 'nowhere' }],
  ['/new-Poker!', { at: 'nowhere' }],
])('%s', (path, place) => {
  expect(placeOf(path)).toEqual(place);
});
