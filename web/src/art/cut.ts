/** Cut paper under one lamp from above left: the strokes of cards, backs, posters and faces, as SVG on a card of 100 by 140. */

/** The three flat tones of a piece of paper. */
export type Tones = readonly [light: string, body: string, shade: string];

/** Where the shadow of a piece falls, and its colour on any paper. */
const FALLS = [1.5, 2.1] as const;
export const SHADOW = 'rgba(20,10,6,.34)';

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Numbers from -1 to 1 that depend on the seed only. */
export function chances(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 0x7fffffff - 1;
  };
}

/** The same outline with an edge cut by hand: every point is off by at most `by`, the same point always alike. Arcs stay as they are. */
export function uneven(d: string, seed: string, by = 0.5): string {
  const chance = chances(seed);
  const known = new Map<string, string>();
  const off = (point: string): string => {
    const found = known.get(point) ?? point.split(/[\s,]+/).map((at) => tenths(Number(at) + by * chance())).join(' ');
    known.set(point, found);
    return found;
  };
  return d
    .replace(/[MLCSQT][^A-Za-z]*/g, (part) => part.replace(/-?[\d.]+[\s,]+-?[\d.]+/g, off))
    .replace(/[HV][^A-Za-z]*/g, (part) => part.replace(/-?[\d.]+/, off));
}

/** An ellipse as an outline that can be cut unevenly. */
export function round(x: number, y: number, r: number, ry = r): string {
  const [k, ky] = [tenths(r * 0.55), tenths(ry * 0.55)];
  return (
    `M${x} ${y - ry}C${x + k} ${y - ry} ${x + r} ${y - ky} ${x + r} ${y}C${x + r} ${y + ky} ${x + k} ${y + ry} ${x} ${y + ry}` +
    `C${x - k} ${y + ry} ${x - r} ${y + ky} ${x - r} ${y}C${x - r} ${y - ky} ${x - k} ${y - ry} ${x} ${y - ry}Z`
  );
}

/** Where a piece lies: its origin, turned clockwise by degrees, scaled, and mirrored if it is the left one of a pair. */
export interface Place {
  x: number;
  y: number;
  turn?: number;
  size?: number;
  mirror?: boolean;
}

/** An outline of absolute `M L C Q Z` put in its place, so that its shadow falls like all others. */
export function moved(d: string, { x, y, turn = 0, size = 1, mirror = false }: Place): string {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180) * size, Math.cos((turn * Math.PI) / 180) * size];
  return d.replace(/(-?[\d.]+)[\s,]+(-?[\d.]+)/g, (_, across: string, down: string) => {
    const [a, b] = [Number(across) * (mirror ? -1 : 1), Number(down)];
    return `${tenths(x + a * cos - b * sin)} ${tenths(y + a * sin + b * cos)}`;
  });
}

/** Paper without thickness: printed, or lying flat. */
export const flat = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

/** The shadow that a piece casts; `high` is how far above the sheet it is held. */
export const shadow = (d: string, high = 1, more = ''): string =>
  flat(d, SHADOW, `transform="translate(${FALLS[0] * high} ${FALLS[1] * high})"${more && ` ${more}`}`);

/** A piece of paper lying on the sheet. */
export const cut = (d: string, fill: string, high = 1): string => shadow(d, high) + flat(d, fill);

/** A line of paper, such as a stalk, with its shadow. */
export function strip(d: string, colour: string, wide: number): string {
  const line = (stroke: string, more = ''): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
  return line(SHADOW, ` transform="translate(${FALLS[0]} ${FALLS[1]})"`) + line(colour);
}

/** A drawing moved, turned and scaled. */
export const placed = (drawing: string, transform: string): string => `<g transform="${transform}">${drawing}</g>`;

/** Remembers what was drawn: a card is drawn once, however often it is shown. */
export function drawnOnce<Key extends string>(draw: (key: Key) => string): (key: Key) => string {
  const drawn = new Map<Key, string>();
  return (key) => {
    const known = drawn.get(key) ?? draw(key);
    drawn.set(key, known);
    return known;
  };
}

/** The fibres of the paper, the same on every card. */
export const GRAIN = (() => {
  const chance = chances('paper');
  const at = (middle: number): string => (middle + (middle - 4) * chance()).toFixed(0);
  const part = (): string => (3 * chance()).toFixed(1);
  return Array.from({ length: 56 }, () => `M${at(50)} ${at(70)}q${part()} ${part()} ${part()} ${part()}`).join('');
})();
