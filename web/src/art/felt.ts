/** The felt of a game's table: its colour by theme, and its mark as a pattern. */
import { gameOf } from '../games';
import { MARKS, type MarkName } from './marks';

/** Visible in the dark and the light theme, on every felt. */
const INK = "fill='#b07a3c' fill-opacity='.1' fill-rule='evenodd'";

function block(mark: MarkName): string {
  const cut = (place: string): string => `<path d='${MARKS[mark]}' transform='${place}'/>`;
  const marks = cut('translate(12 14) scale(.34) rotate(-12 50 50)') + cut('translate(72 74) scale(.34) rotate(14 50 50)');
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 120'><g ${INK}>${marks}</g></svg>`;
}

/** A Svelte action: gives this element the felt of that game (`.felted` in the styles). */
export const felted = (game: string) => (element: HTMLElement): void => {
  const { felt, mark } = gameOf(game);
  element.classList.add('felted');
  element.style.setProperty('--cut', `url("data:image/svg+xml,${encodeURIComponent(block(mark))}")`);
  if (felt) for (const [theme, colour] of Object.entries(felt)) element.style.setProperty(`--felt-${theme}`, colour);
};
