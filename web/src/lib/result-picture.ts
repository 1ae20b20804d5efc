/** The result of a game as a picture to share, drawn in the colours of the page. */

export interface ResultPicture {
  /** Where the player came. */
  title: string;
  game: string;
  rows: { place: number; name: string; score: string; colour: string; me: boolean }[];
  /** The moment of the game, if there is one. */
  moment: string;
  address: string;
}

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 64];
const MOST_ROWS = 8;

export async function resultPicture(result: ResultPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  const style = getComputedStyle(document.documentElement);
  draw(pen, result, (name) => style.getPropertyValue(name).trim());
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('No picture.'))), 'image/png'));
}

type Token = (name: string) => string;

function draw(pen: CanvasRenderingContext2D, { title, game, rows, moment, address }: ResultPicture, token: Token): void {
  const font = (size: number, weight = 800, face = '--display'): void => void (pen.font = `${weight} ${size}px ${token(face)}`);
  const glow = pen.createRadialGradient(WIDTH * 0.4, 0, 60, WIDTH * 0.4, 0, WIDTH);
  glow.addColorStop(0, token('--wood-3'));
  glow.addColorStop(1, token('--wood'));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = token('--lamp');
  pen.fillRect(0, 0, WIDTH, 12);
  font(34, 700);
  pen.fillText(game, EDGE, 78);
  pen.fillStyle = token('--text');
  font(66);
  pen.fillText(fitted(pen, title, WIDTH - 2 * EDGE), EDGE, 148);
  const shown = rows.slice(0, MOST_ROWS);
  const step = Math.min(64, 330 / shown.length);
  shown.forEach((row, i) => drawRow(pen, row, 204 + i * step, step, font, token));
  pen.fillStyle = token('--text-2');
  font(28, 600, '--text-face');
  wrapped(pen, moment, WIDTH - 2 * EDGE).slice(0, 2).forEach((line, i) => pen.fillText(line, EDGE, 548 + i * 34));
  pen.textAlign = 'right';
  font(24, 600, '--text-face');
  pen.fillText(address, WIDTH - EDGE, 78);
  pen.textAlign = 'left';
}

function drawRow(
  pen: CanvasRenderingContext2D,
  { place, name, score, colour, me }: ResultPicture['rows'][number],
  top: number,
  step: number,
  font: (size: number, weight?: number) => void,
  token: Token,
): void {
  const [size, middle] = [step * 0.58, top + step / 2];
  pen.fillStyle = token(me ? '--wood-3' : '--wood-2');
  pen.beginPath();
  pen.roundRect(EDGE, top, WIDTH - 2 * EDGE, step - 8, 14);
  pen.fill();
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(EDGE + 34, middle - 4, step * 0.34, 0, 2 * Math.PI);
  pen.fill();
  pen.textBaseline = 'middle';
  pen.fillStyle = token('--wood');
  font(size * 0.8);
  pen.textAlign = 'center';
  pen.fillText(String(place), EDGE + 34, middle - 3);
  pen.textAlign = 'left';
  pen.fillStyle = token(place === 1 ? '--lamp' : '--text');
  font(size);
  pen.fillText(fitted(pen, name, 700), EDGE + 78, middle - 3);
  pen.textAlign = 'right';
  pen.fillText(score, WIDTH - EDGE - 24, middle - 3);
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
}

/** A text that is not wider than this. */
function fitted(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  let short = text;
  while (short && pen.measureText(`${short}…`).width > width) short = short.slice(0, -1);
  return `${short}…`;
}

/** The lines of a text in this width. */
function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
