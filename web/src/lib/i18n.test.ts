import { beforeAll, expect, test } from 'vitest';
import { alsoRead, knows, language, speak } from './i18n.svelte';

beforeAll(() => speak('en'));

test('whoever asks for phrases that are being read already waits until they are there', async () => {
  const first = alsoRead('options');
  await alsoRead('options');
  expect(knows('option-stick-rounds')).toBe(true);
  await first;
});

test('phrases that a screen asks for while the language changes are there in the new one', async () => {
  const change = speak('fr');
  await Promise.all([change, alsoRead('lessons')]);
  expect(language()).toBe('fr');
  expect(knows('lesson-next')).toBe(true);
});

test('of two languages chosen one after the other the last one is spoken, however long the first takes', async () => {
  await Promise.all([speak('de'), speak('en')]);
  expect(language()).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});
