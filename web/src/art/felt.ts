/** The felt of a game's table: its colour by theme, its mark pressed into the cloth, and the weave. */
import { gameOf } from '../games';
import { GRAIN } from './cut';
import { MARKS, type MarkName } from './marks';

const sheet = (wide: number, high: number, drawing: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${wide} ${high}'>${drawing}</svg>`,
  )}")`;

/** Pressed in by a stamp: its upper left edge is in the shade, its lower right edge catches the lamp. */
function crest(mark: MarkName): string {
  const print = (by: number, ink: string): string =>
    `<path d='${MARKS[mark]}' ${ink} fill-rule='evenodd' transform='translate(${by + 4} ${by + 4}) scale(.92)'/>`;
  const edge = (colour: string): string => `fill='none' stroke='${colour}' stroke-width='1.1'`;
  const edges = print(0.5, edge('rgba(255,240,210,.17)')) + print(-0.4, edge('rgba(30,14,2,.14)'));
  return sheet(100, 100, edges + print(0, "fill='rgba(60,36,14,.06)'"));
}

/** Threads in two directions, visible in the dark and the light theme. */
const WEAVE = sheet(100, 140, `<g fill='none' stroke='#b07a3c' stroke-opacity='.16' stroke-width='.7'><path d='${GRAIN}'/></g>`);

/** A Svelte attachment: gives this element the felt of that game (`--cloth` in the styles). */
export const felted = (game: string) => (element: HTMLElement): void => {
  const { felt, mark } = gameOf(game);
  element.classList.add('felted');
  element.style.setProperty('--crest', crest(mark));
  element.style.setProperty('--weave', WEAVE);
  if (felt) for (const [theme, colour] of Object.entries(felt)) element.style.setProperty(`--felt-${theme}`, colour);
};
