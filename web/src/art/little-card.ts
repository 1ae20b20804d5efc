/** A card in a picture: fewer strokes than a card of a hand, so that the first page stays light. */
import { cut, flat, placed, shadow, SHADOW, uneven } from './cut';
import { CARD_EDGE, CARD_INNER } from './frame';
import { MARKS, type MarkName } from './marks';

export interface LittleCard {
  mark: MarkName;
  /** The sheet: lit, and beside the light. */
  sheet: readonly [light: string, body: string];
  /** The colour of the mark. */
  ink: string;
  /** The same mark on the corner; none if there is no corner. */
  corner?: string;
  /** The colour within the openings of the mark; by default that of the sheet. */
  within?: string;
}

/** A mark around a point, above the sheet. */
export function raised(mark: MarkName, fill: string, x: number, y: number, size: number, turn = 0, within = 'none'): string {
  const even = 'fill-rule="evenodd"';
  const drawn = shadow(MARKS[mark], 1.2 / size, even) + flat(MARKS[mark], within) + flat(MARKS[mark], fill, even);
  return placed(drawn, `translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-50 -50)`);
}

/** The card around its middle, turned and scaled. */
export function littleCard(card: LittleCard, x: number, y: number, turn: number, size: number): string {
  const { mark, sheet, ink, corner, within = 'none' } = card;
  const paper = '#f7ebd3';
  const even = 'fill-rule="evenodd"';
  const torn = uneven('M4 4L36 4L34 16L37 30L35 42L28 44L16 42L4 44Z', mark, 0.8);
  const index = placed(flat(MARKS[mark], within) + flat(MARKS[mark], corner ?? 'none', even), 'translate(8 11) scale(.24)');
  return placed(
    shadow(CARD_EDGE, 2.4) +
      flat(CARD_EDGE, paper) +
      flat(CARD_INNER, sheet[1]) +
      flat('M5 5L62 5L95 46L95 104L5 34Z', sheet[0]) +
      raised(mark, ink, 54, 82, 0.62, 0, within) +
      (corner ? cut(torn, paper, 0.9) + index : '') +
      `<path d="${CARD_EDGE}" fill="none" stroke="${SHADOW}"/>`,
    `translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-50 -70)`,
  );
}
