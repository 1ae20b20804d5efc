import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import CardFace from '../art/CardFace.svelte';
import { speak } from '../lib/i18n.svelte';
import { schemaOf } from '../lib/schema';
import { GAMES, loadParts, readWords } from '.';

beforeAll(() => Promise.all([speak('en'), readWords('wazabi')]));

/** The outlines of a card without its words and colours. */
const shapes = (game: string, code: string): string => {
  const { container } = render(CardFace, { props: { game, code } });
  const drawn = [...container.querySelectorAll('path, circle, ellipse, rect')];
  return drawn.map((one) => one.outerHTML.replace(/fill="[^"]*"|stroke="[^"]*"/g, '')).join('');
};

test.each(['chili-mafia', 'wazabi'])('every card of %s is drawn and differs from all others by its shapes', async (game) => {
  expect(GAMES.map(({ id }) => id)).toContain(game);
  await loadParts(game);
  const { printed } = schemaOf(game);
  // The figures of dice are printed, too.
  const codes = Object.keys(printed).filter((code) => ['kind', 'cost', 'kept'].some((fact) => fact in (printed[code] ?? {})));
  expect(codes.length).toBeGreaterThan(20);
  const drawn = new Map(codes.map((code) => [code, shapes(game, code)]));
  for (const [code, drawing] of drawn) {
    expect(drawing, code).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawing.length, code).toBeGreaterThan(2000);
  }
  expect(new Set(drawn.values()).size).toBe(codes.length);
});

test.each(['black', 'red'])('every face of a %s die has its own mark', async (colour) => {
  await loadParts('wazabi');
  const codes = ['', 'W', 'C', 'G', 'P', 'WC'].map((face) => `die:${colour === 'red' ? 'red' : ''}${face}`);
  expect(new Set(codes.map((code) => shapes('wazabi', code))).size).toBe(codes.length);
});
