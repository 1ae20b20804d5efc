/** The worn edge of a printed card: the same outline for every card of the house. */
export const CARD_EDGE = 'M8 1.5H92Q98.5 1.5 98.5 8V132Q98.5 138.5 92 138.5H8Q1.5 138.5 1.5 132V8Q1.5 1.5 8 1.5Z';
export const CARD_INNER = 'M10 5H90Q95 5 95 10V130Q95 135 90 135H10Q5 135 5 130V10Q5 5 10 5Z';

/** A title in at most two lines. */
export function titleLines(name: string): string[] {
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  return words.length > 2 ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : words;
}
