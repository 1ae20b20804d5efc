/**
 * Makes PNG of the pictures that `link-art.ts` has drawn: `node png.mjs FOLDER`. Crawlers and phones show no SVG.
 *
 * resvg draws them the same way on every machine and needs no browser. It is used while the page is built and is no part of it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** By drawing: the names and widths of its PNG files; any other becomes one file of 1200 pixels. */
const FILES = {
  icon: { 'icon-192': 192, 'icon-512': 512 },
  'icon-whole': { 'apple-touch-icon': 180, 'icon-whole-512': 512 },
  badge: { badge: 96 },
};
const FONT = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

const from = 'node_modules/.link-art/drawn';
const to = process.argv[2];
const { resolve } = createRequire(import.meta.url);
await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
const font = { fontBuffers: [readFileSync(resolve(FONT))], defaultFontFamily: 'Bricolage Grotesque' };
const drawn = (svg, width) => new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render();
for (const file of readdirSync(from).filter((one) => one.endsWith('.svg'))) {
  const name = file.replace(/\.svg$/, '');
  const drawing = readFileSync(`${from}/${file}`, 'utf8');
  for (const [png, width] of Object.entries(FILES[name] ?? { [name]: 1200 })) {
    const picture = drawn(drawing, width);
    writeFileSync(`${to}/${png}.png`, png.startsWith('link') ? plain(picture) : picture.asPng());
  }
}
people();

/** A PNG without transparency and without filters: the server puts pictures of tables together from its rows. */
function plain({ width, height, pixels }) {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0, at = 0; y < height; y++) {
    at++; // no filter
    for (let x = 0; x < width; x++) for (let part = 0; part < 3; part++) rows[at++] = pixels[(y * width + x) * 4 + part];
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const chunk = (kind, contents) => {
    const named = Buffer.concat([Buffer.from(kind), contents]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(contents.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

/** Faces and letters on one sheet, and where each of them is (`src/hotseat/server/link_pictures.py` reads both). */
function people() {
  const [FACE, HIGH, SIZE, ACROSS] = [112, 46, 34, 1200];
  const { ground, ink, faces, letters } = JSON.parse(readFileSync(`${from}/link-sheet.json`, 'utf8'));
  const text = (words, wide) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${HIGH}">
    <rect width="${wide}" height="${HIGH}" fill="${ground}"/><text xml:space="preserve" x="0" y="34" font-size="${SIZE}"
    font-family="Bricolage Grotesque" font-weight="700" fill="${ink}">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text></svg>`;
  // The ink of a letter is narrower than its place: it is measured between two others.
  const inked = (words) =>
    new Resvg(text(words, 400).replace(/<rect[^>]*>/, ''), { font }).innerBBox()?.width ?? 0;
  const between = inked('||');
  const tiles = [
    ...Object.entries(faces).map(([name, svg]) => ['faces', name, drawn(svg, FACE)]),
    ...[...letters].map((letter) => {
      const wide = Math.round(inked(`|${letter}|`) - between);
      return wide > 0 ? ['letters', letter, drawn(text(letter, wide), wide)] : null;
    }),
  ].filter(Boolean);
  const found = { ground: [1, 3, 5].map((at) => parseInt(ground.slice(at, at + 2), 16)), faces: {}, letters: {} };
  let [x, y, line] = [0, 0, 0];
  for (const [kind, name, { width, height }] of tiles) {
    if (x + width > ACROSS) [x, y, line] = [0, y + line, 0];
    found[kind][name] = { x, y, wide: width, high: height };
    [x, line] = [x + width, Math.max(line, height)];
  }
  const sheet = { width: ACROSS, height: y + line, pixels: new Uint8Array(ACROSS * (y + line) * 4) };
  for (const [kind, name, { pixels, width, height }] of tiles)
    for (let row = 0; row < height; row++)
      sheet.pixels.set(pixels.subarray(row * width * 4, (row + 1) * width * 4), ((found[kind][name].y + row) * ACROSS + found[kind][name].x) * 4);
  writeFileSync(`${to}/link-sheet.png`, plain(sheet));
  writeFileSync(`${to}/link-sheet.json`, JSON.stringify(found));
}
