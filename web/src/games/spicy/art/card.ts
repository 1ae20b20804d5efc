/** Whole cards of Spicy and Sweet & Spicy: a scene in a frame, and the torn corner with the index. */
import { cut, drawnOnce, uneven } from '../../../art/cut';
import { framed } from '../../../art/frame';
import type { Printed } from '../zones';
import { chili } from './chili';
import { lemon } from './lemon';
import { type Inked, joker, numberWild, seasoning, sign, spiceWild, triangle, trophy, worldsEnd } from './others';
import { pepper } from './pepper';
import { GOLD } from './scene';
import { wasabi } from './wasabi';

/** All that a drawing depends on. */
export interface Face {
  code: string;
  printed: Printed;
  /** Its own spice, or those of the edition for a card that has none. */
  spices: Inked[];
  paper: string;
  /** Whether letters are printed too: a longer corner. */
  letters: boolean;
}

const SCENES = { C: chili, W: wasabi, P: pepper, L: lemon };
/** What a wild lacks: an empty place. */
const DASHED = 'fill="none" stroke="var(--ink-2)" stroke-width="2" stroke-dasharray="4 3"';

/** The corner that shows in a fan, torn from the paper of the margin. */
function corner(seed: string, paper: string, high: number): string {
  const right = `L34 ${high * 0.2}L36 ${high * 0.45}L34 ${high * 0.7}L35 ${high - 2}`;
  return cut(uneven(`M4 4L35 4${right}L27 ${high + 1}L16 ${high - 1}L4 ${high + 1}Z`, seed, 0.7), paper, 0.9);
}

/** Scene, height of the corner, and what the corner shows besides text. */
function parts({ code, printed, spices, letters }: Face): [scene: string, high: number, index: string] {
  const { kind, number = 0, lowest = 1, highest = 1 } = printed;
  const spice = spices[0];
  if (kind === 'number' && spice) {
    const scene = SCENES[(printed.spice ?? '') as keyof typeof SCENES];
    return [scene?.(number, code) ?? '', letters ? 84 : 65, sign(spice, 19.8, 50, 0.24)];
  }
  if (kind === 'number-wild') return [numberWild(lowest, highest, code), 82, `<circle cx="20" cy="68" r="9" ${DASHED}/>`];
  const all = (y: number): string => triangle(spices, 20, y, 7.4, 0.145);
  if (kind === 'spice-wild')
    return [spiceWild(spices, code), 67, `<rect x="9.5" y="9" width="21" height="24" rx="4" ${DASHED}/>${all(51)}`];
  if (kind === 'joker') return [joker(spices, code), 67, sign(['check', GOLD[2]], 20, 21, 0.22) + all(51)];
  if (kind === 'seasoning') return [seasoning(code, code), 0, ''];
  return [code === 'trophy' ? trophy(code) : worldsEnd(code), 0, ''];
}

const drawn = drawnOnce((key) => {
  const face = JSON.parse(key) as Face;
  const [scene, high, index] = parts(face);
  return framed(scene + (high ? corner(face.code, face.paper, high) : ''), face.paper) + index;
});
/** The drawing of a card, without its text. */
export const drawnFace = (face: Face): string => drawn(JSON.stringify(face));
