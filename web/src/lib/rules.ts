/** The players' rules, and which of their paragraphs belongs to a point of a game. */
import { gameOf, isKnown } from '../games';
import { gameRules } from './api';
import type { Facts } from './protocol';

/** One paragraph of a rulebook, with the clauses it covers. */
export interface Paragraph {
  ids: string[];
  chapter: string;
  text: string;
}

/** By game: the clause behind a question, a refusal, a control, and a card that a question does not take. */
interface Where {
  questions: Record<string, string>;
  refusals: Record<string, string>;
  controls: Record<string, string>;
  cards: Record<string, Record<string, string>>;
}

const books = import.meta.glob<string>('../../../docs/rules/*/*.md', { query: '?raw', import: 'default' });
const tables = import.meta.glob<Record<string, Where>>('../../../docs/rules/where.json', { import: 'default' });

/** The paragraphs of a book: one line each, its clauses in brackets at the end, under their headings. */
export function paragraphsOf(book: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let chapter = '';
  for (const line of book.split('\n')) {
    if (line.startsWith('## ')) chapter = line.slice(3);
    const found = /^(.+) \[((?:[A-Z]{2}-\d+\.\d+ ?)+)\]$/.exec(line);
    if (found) paragraphs.push({ ids: (found[2] ?? '').split(' '), chapter, text: found[1] ?? '' });
  }
  return paragraphs;
}

/** The rules of a game; one that the page has no folder for provides its own. */
export async function rulesOf(game: string, language: string): Promise<Paragraph[]> {
  if (!isKnown(game)) return paragraphsOf(await gameRules(game, language));
  const parts = [game, gameOf(game).book].filter((part) => part !== undefined);
  const texts = await Promise.all(parts.map((part) => books[`../../../docs/rules/${language}/${part}.md`]?.() ?? ''));
  return texts.flatMap(paragraphsOf);
}

/** Lower case without accents, so that `zero` finds `zéro` and `grosse` finds `Größe`. */
export const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{Mn}/gu, '');

const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

/** The position of a word in a plain text; numbers match only completely, so that `10` finds neither `150` nor a clause. */
function placesOf(text: string, word: string): number[] {
  const literal = word.replace(/[^\p{L}\p{N}\s]/gu, '\\$&');
  const whole = /^\d+$/.test(word) ? `(?<![\\d.-])${literal}(?!\\.?\\d)` : literal;
  return [...text.matchAll(new RegExp(whole, 'g'))].map((hit) => hit.index);
}

/** The paragraphs that contain all these words, or cover this clause. */
export function found(paragraphs: Paragraph[], query: string): Paragraph[] {
  const words = wordsOf(query);
  return paragraphs.filter((one) => {
    const text = plain(`${one.ids.join(' ')} ${one.chapter} ${one.text}`);
    return words.every((word) => placesOf(text, word).length);
  });
}

/** A text split at the search terms: every second part is a match. */
export function marked(text: string, query: string): string[] {
  const letters = [...text];
  const plainLetters = letters.map(plain);
  const letterAt = plainLetters.flatMap((one, i) => [...one].map(() => i));
  const hit = new Set<number>();
  for (const word of wordsOf(query)) {
    for (const place of placesOf(plainLetters.join(''), word)) for (let i = 0; i < word.length; i++) hit.add(letterAt[place + i]!);
  }
  const parts = [''];
  letters.forEach((letter, i) => {
    if (hit.has(i) !== (parts.length % 2 === 0)) parts.push('');
    parts[parts.length - 1] += letter;
  });
  return parts;
}

export const worded = (paragraphs: Paragraph[], clause: string): Paragraph | undefined =>
  paragraphs.find((one) => one.ids.includes(clause));

/** What a player asks about: a refused move, a control that is off, a card that cannot be played, or just where we are. */
export interface Point {
  label: string;
  refused?: { code: string; facts: Facts };
  control?: string;
  card?: string;
  question: string;
}

/** The clause that answers, the most exact one known: what the server named, then what the list has. */
export async function clauseAt(game: string, point: Point): Promise<string | undefined> {
  const table = await Object.values(tables)[0]?.();
  const places = [table?.[game], table?.[gameOf(game).book ?? '']].filter((place) => place !== undefined);
  const first = (of: (place: Where) => string | undefined): string | undefined => places.map(of).find((clause) => clause);
  if (point.refused?.facts.clause) return point.refused.facts.clause;
  const { refused, control, card, question } = point;
  if (control) return first((place) => place.controls[control]);
  return (
    (refused && first((place) => place.refusals[refused.code])) ??
    (card && first((place) => place.cards[question]?.[card] ?? place.cards[question]?.['*'])) ??
    first((place) => place.questions[question])
  );
}
