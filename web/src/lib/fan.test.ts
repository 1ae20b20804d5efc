import { expect, test } from 'vitest';
import { fanned, type Holding, type Screen } from './fan';

const SCREENS: Record<string, Screen & { width: number }> = {
  phone: { across: 390, down: 844, width: 382 },
  'small phone': { across: 360, down: 640, width: 352 },
  'phone on its side': { across: 844, down: 390, width: 353 },
  tablet: { across: 820, down: 1180, width: 812 },
  desktop: { across: 1280, down: 800, width: 744 },
};
const HANDS: Record<string, Omit<Holding, 'cards'>> = {
  'Stick \'Em': { most: 15, snug: false, big: 1 },
  Spicy: { most: 14, snug: true, big: 1 },
  'Chili Mafia': { most: 0, snug: false, big: 1 },
  'large cards': { most: 14, snug: true, big: 1.28 },
};
const CASES = Object.keys(SCREENS).flatMap((screen) => Object.keys(HANDS).map((hand) => [screen, hand] as const));

/** The fans of one to twenty cards. */
const fans = (screen: string, hand: string) => {
  const { width, ...size } = SCREENS[screen]!;
  return Array.from({ length: 20 }, (_, i) => ({ width, ...fanned(width, size, { ...HANDS[hand]!, cards: i + 1 }) }));
};

test.each(CASES)('on a %s a hand of %s lies within its place, and every card is found', (screen, hand) => {
  for (const { width, card, height, columns, places } of fans(screen, hand)) {
    for (const [i, { x, y }] of places.entries()) {
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(x + card).toBeLessThanOrEqual(width + 0.01);
      expect(y + 1.4 * card).toBeLessThan(height + 20);
      const right = (i + 1) % columns ? places[i + 1] : undefined;
      const below = places[i + columns];
      if (right) expect(right.x - x).toBeGreaterThan(screen === 'desktop' ? 0.5 * card : 43.99);
      if (below) expect(below.y - y).toBeGreaterThan(43.99);
    }
  }
});

test.each(CASES)('on a %s a hand of %s is as high with one card as with fourteen, unless it may be higher', (screen, hand) => {
  const { most, snug } = HANDS[hand]!;
  const heights = fans(screen, hand).slice(0, 14).map(({ height }) => Math.round(height));
  const kept = most >= 14 && !(snug && SCREENS[screen]!.across >= 600);
  if (kept) expect(new Set(heights).size).toBe(1);
  else expect(heights[0]).toBeLessThanOrEqual(heights[13]!);
});

test('few cards are larger than many, where the height is kept', () => {
  const [one, ...more] = fans('phone', 'Spicy').map(({ card }) => card);
  expect(one).toBeGreaterThan(more.at(-1)!);
});

test.each(['phone', 'small phone', 'phone on its side'])('on a %s large cards take hardly more of the board', (screen) => {
  const { width, ...size } = SCREENS[screen]!;
  for (const name of ['Stick \'Em', 'Spicy', 'Chili Mafia']) {
    for (const cards of [1, 6, 9, 15]) {
      const [usual, large] = [1, 1.28].map((big) => fanned(width, size, { ...HANDS[name]!, cards, big }));
      expect(large!.height).toBeLessThanOrEqual(usual!.height + 12);
      expect(large!.card).toBeGreaterThanOrEqual(usual!.card);
      if (name === 'Spicy' && cards === 6) expect(large!.card).toBeGreaterThan(usual!.card);
    }
  }
});

test('where there is no place to keep, a hand is as low as its cards, and of an upper row the corners are seen', () => {
  const low = { across: 320, down: 568 };
  const heights = [6, 8].map((cards) => fanned(312, low, { cards, most: 0, snug: true, big: 1 }).height);
  expect(heights[0]).toBeLessThan(70);
  expect(heights[1]! - heights[0]!).toBe(34);
});

test('one row is bent around its middle, several lie flat', () => {
  const { width, ...size } = SCREENS.phone!;
  const row = fanned(width, size, { cards: 5, most: 0, snug: false, big: 1 }).places;
  expect(row.map(({ turn }) => turn)).toEqual([-3, -1.5, 0, 1.5, 3]);
  const rows = fanned(width, size, { cards: 14, most: 14, snug: false, big: 1 }).places;
  expect(new Set(rows.map(({ turn }) => Math.abs(turn)))).toEqual(new Set([0]));
});
