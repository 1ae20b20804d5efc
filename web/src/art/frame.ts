import { flat, SHADOW } from './cut';

/** The worn edge of a printed card: the same outline for every card of the house. */
export const CARD_EDGE = 'M8 1.5H92Q98.5 1.5 98.5 8V132Q98.5 138.5 92 138.5H8Q1.5 138.5 1.5 132V8Q1.5 1.5 8 1.5Z';
export const CARD_INNER = 'M10 5H90Q95 5 95 10V130Q95 135 90 135H10Q5 135 5 130V10Q5 5 10 5Z';

/** A scene inside the margin of a card, which lies on it and casts its shadow. What reaches over is clipped. */
export function framed(scene: string, paper: string): string {
  const [frame, even] = [CARD_EDGE + CARD_INNER, 'fill-rule="evenodd"'];
  const inside = scene + flat(frame, SHADOW, `${even} transform="translate(1.2 1.7)"`);
  return `<svg x="4" y="4" width="92" height="132" viewBox="4 4 92 132">${inside}</svg>` + flat(frame, paper, even);
}

/** Pain cards are cracked from edge to edge, with splinters; between the figures of the card, not over them. */
export const CRACK =
  'M35 2L40 23L32 38L41 57L34 74L42 98L34 117L38 138L34.5 138L30.5 117L38 98L30 75L37 58L28.5 38L36 23L32 2Z' +
  'M38 66L54 73L74 69L56 78L35 72ZM35 118L52 126L68 123L54 131L33 123ZM33 76L22 83L16 95L25 87L33 80Z';

/** A title in at most two lines. */
export function titleLines(name: string): string[] {
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  return words.length > 2 ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : words;
}
