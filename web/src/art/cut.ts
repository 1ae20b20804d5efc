/** What is cut into the felt of each table, as a block for printing would be. */
import { MARKS, type MarkName } from './marks';

const CUTS: Record<string, MarkName> = { spicy: 'flame', 'sweet-spicy': 'lemon', 'stick-em': 'star', 'chili-mafia': 'chilli', wazabi: 'leaf' };
/** Seen by lamp and by daylight, on every felt. */
const INK = "fill='#b07a3c' fill-opacity='.1' fill-rule='evenodd'";

function block(mark: MarkName): string {
  const cut = (place: string): string => `<path d='${MARKS[mark]}' transform='${place}'/>`;
  const marks = cut('translate(12 14) scale(.34) rotate(-12 50 50)') + cut('translate(72 74) scale(.34) rotate(14 50 50)');
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 120'><g ${INK}>${marks}</g></svg>`;
}

/** Make the blocks known to the styles, as `--cut-<game>`. */
export function cutTables(): void {
  for (const [game, mark] of Object.entries(CUTS)) {
    document.documentElement.style.setProperty(`--cut-${game}`, `url("data:image/svg+xml,${encodeURIComponent(block(mark))}")`);
  }
}
