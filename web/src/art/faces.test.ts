import { describe, expect, test } from 'vitest';
import { moodOf, moodsAtTheEnd } from '../lib/company.svelte';
import { FACES } from '../lib/protocol';
import { faceDrawing } from './faces';

/** The outlines of a drawing without their colours. */
const shapes = (drawing: string): string => [...drawing.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join(' ');

describe('faces', () => {
  test('every face is drawn in every mood, with numbers only', () => {
    for (const face of FACES)
      for (const mood of ['calm', 'glad', 'sour'] as const) expect(faceDrawing(face, mood)).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('every face has its own shape, whatever its colour', () => {
    expect(new Set(FACES.map((face) => shapes(faceDrawing(face)))).size).toBe(FACES.length);
  });

  test('moods differ by shape', () => {
    for (const face of FACES)
      expect(new Set((['calm', 'glad', 'sour'] as const).map((mood) => shapes(faceDrawing(face, mood)))).size).toBe(3);
  });

  test('a drawing fits its sheet', () => {
    for (const face of FACES)
      for (const number of shapes(faceDrawing(face)).match(/-?[\d.]+/g) ?? []) expect(Math.abs(Number(number))).toBeLessThan(72);
  });
});

describe('moods follow the game', () => {
  test('by what happens to somebody, or by the points that rise there', () => {
    expect(moodOf({ mood: 'sour' })).toBe('sour');
    expect(moodOf({})).toBeUndefined();
    expect([moodOf({ rises: '−7' }), moodOf({ rises: '+3', mood: 'sour' })]).toEqual(['sour', 'glad']);
  });

  test('at the end by place', () => {
    expect(moodsAtTheEnd({ scores: [3, 9, 1], places: [2, 1, 3] })).toEqual(['calm', 'glad', 'sour']);
    expect(moodsAtTheEnd({ scores: [3, 3], places: [1, 1] })).toEqual(['glad', 'glad']);
  });
});
