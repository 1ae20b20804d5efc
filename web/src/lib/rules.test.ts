import { expect, test } from 'vitest';
import { clauseAt, found, marked, paragraphsOf, plain, rulesOf, worded } from './rules';

const BOOK = `# Stick ’Em

Opening words.

## Ta carte

Chacun choisit une carte, même un zéro. [SE-2.1 SE-2.5]

## Les plis

Rien n’oblige à suivre. [SE-3.2]
`;

test('a paragraph is known by its clauses, its chapter and its words', () => {
  expect(paragraphsOf(BOOK)).toEqual([
    { ids: ['SE-2.1', 'SE-2.5'], chapter: 'Ta carte', text: 'Chacun choisit une carte, même un zéro.' },
    { ids: ['SE-3.2'], chapter: 'Les plis', text: 'Rien n’oblige à suivre.' },
  ]);
});

test('paragraphs are found by all words asked for, in any order, accents or not', () => {
  const book = paragraphsOf(BOOK);
  expect(found(book, 'ZERO meme').map((one) => one.ids[0])).toEqual(['SE-2.1']);
  expect(found(book, 'plis suivre')).toHaveLength(1);
  expect(found(book, 'se-3.2')).toHaveLength(1);
  expect(found(book, 'dragon')).toEqual([]);
  expect(plain('Größe, Zéro')).toBe('grosse, zero');
});

test.each(['en', 'fr', 'de'])('every book is read in %s, and Sweet & Spicy brings the book of Spicy along', async (language) => {
  for (const game of ['spicy', 'stick-em', 'chili-mafia', 'wazabi']) expect((await rulesOf(game, language)).length).toBeGreaterThan(15);
  const sweet = await rulesOf('sweet-spicy', language);
  expect(sweet[0]?.ids[0]).toBe('SW-1.1');
  expect(worded(sweet, 'SP-3.1')).toBeDefined();
});

test('why not: the clause of the server first, then that of the code, then that of the question', async () => {
  const at = (refused: { code: string; facts: Record<string, string> }): Promise<string | undefined> =>
    clauseAt('spicy', { label: '', refused, question: 'turn' });
  expect(await at({ code: 'not-now', facts: { clause: 'SP-7.4' } })).toBe('SP-7.4');
  expect(await at({ code: 'doubted-first', facts: {} })).toBe('SP-4.7');
  expect(await at({ code: 'not-now', facts: {} })).toBe('SP-2.1');
});

test('a card that cannot be played is explained by what it is, a control by what it does', async () => {
  const chili = (card: string): Promise<string | undefined> => clauseAt('chili-mafia', { label: '', card, question: 'turn' });
  expect(await chili('FU')).toBe('CM-7.13');
  expect(await chili('WH')).toBe('CM-8.1');
  expect(await chili('JA')).toBe('CM-5.1');
  expect(await clauseAt('sweet-spicy', { label: '', control: 'doubt-number', question: 'turn' })).toBe('SP-3.1');
  expect(await clauseAt('wazabi', { label: '', control: 'no-such', question: 'play' })).toBeUndefined();
});

test('a number is found as a whole, and what was searched for is marked with its accents', () => {
  const book = paragraphsOf('## Deck\nThe deck has 150 cards. [CM-4.10 CM-10.1]\nPeppers up to 10, and 10 more. [CM-1.1]\n');
  expect(found(book, '10').map((one) => one.ids)).toEqual([['CM-1.1']]);
  expect(found(book, '4.10').map((one) => one.ids)).toEqual([['CM-4.10', 'CM-10.1']]);
  expect(marked('Zwei große Zéros', 'zero gross')).toEqual(['Zwei ', 'groß', 'e ', 'Zéro', 's']);
  expect(marked('Zéro', '')).toEqual(['Zéro']);
  expect(found(book, 'up (to')).toEqual([]);
});
