import { expect, test } from 'vitest';
import { SUITS } from './card';

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
