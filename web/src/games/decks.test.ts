import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import CardFace from '../art/CardFace.svelte';
import { MARKS } from '../art/marks';
import { speak } from '../lib/i18n.svelte';
import { schemaOf } from '../lib/schema';
import { loadParts } from '.';
import { chili } from './spicy/art/chili';
import { lemon } from './spicy/art/lemon';
import { pepper } from './spicy/art/pepper';
import { wasabi } from './spicy/art/wasabi';
import { SUITS } from './stick-em/art/card';

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

test.each(Object.entries({ chili, wasabi, pepper, lemon }))('every number of %s has a picture of its own', (_, scene) => {
  const pictures = Array.from({ length: 10 }, (_number, i) => scene(i + 1, 'seed'));
  expect(new Set(pictures).size).toBe(10);
  expect(scene(23, 'seed')).toBe(pictures[9]);
});

/** Of a colour, as defined by WCAG. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(Object.entries(SUITS))('numbers and marks of the colour %s are readable on its sheet, lit or not', (_, { tones, on }) => {
  expect(contrast(on, tones[0])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(on, tones[1])).toBeGreaterThanOrEqual(4.5);
});
