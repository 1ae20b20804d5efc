import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import CardFace from '../art/CardFace.svelte';
import { MARKS } from '../art/marks';
import { speak } from '../lib/i18n.svelte';
import { schemaOf } from '../lib/schema';
import { loadParts } from '.';

const DECKS = ['spicy', 'sweet-spicy', 'stick-em'];
beforeAll(() => Promise.all([speak('en'), ...DECKS.map(loadParts)]));
afterEach(cleanup);

const drawn = (game: string, code: string, deck = ''): Element => render(CardFace, { props: { game, code, deck } }).container;
const codesOf = (game: string): string[] => ['??', ...Object.keys(schemaOf(game).printed)];

/** What a card shows apart from colours and pictures: its text, and its marks by their shape. */
function told(card: Element): string {
  const shapes = new Set([...card.querySelectorAll('path')].map((path) => path.getAttribute('d')));
  const marks = Object.entries(MARKS).flatMap(([name, shape]) => (shapes.has(shape) ? [name] : []));
  return [card.textContent.trim(), ...marks].join(' ');
}

test.each(DECKS)('%s: every card is drawn, and all are told apart without their colours', (game) => {
  const codes = codesOf(game);
  expect(codes.length).toBeGreaterThan(35);
  const shown = codes.map((code) => {
    const card = drawn(game, code);
    expect(card.querySelectorAll('path').length, code).toBeGreaterThan(8);
    return told(card);
  });
  expect(shown.filter((one, i) => shown.indexOf(one) !== i)).toEqual([]);
});

test.each(DECKS)('%s: no card contains a number that is none', (game) => {
  for (const code of codesOf(game)) expect(drawn(game, code).innerHTML, code).not.toMatch(/NaN|undefined|Infinity/);
});

test('what has only a tip in Spicy is drawn too: seasonings as their cards, the trophy and the end of the world', () => {
  expect(drawn('spicy', 'season:copy_cat').querySelector('g')?.innerHTML).toBe(drawn('spicy', 'copy_cat').querySelector('g')?.innerHTML);
  expect(drawn('spicy', 'trophy').innerHTML).not.toBe(drawn('spicy', 'worlds-end').innerHTML);
});

test('a pain card is cracked', () => {
  expect(drawn('stick-em', 'R5', 'pain').innerHTML).not.toBe(drawn('stick-em', 'R5').innerHTML);
});
