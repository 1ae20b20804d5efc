/**
 * Makes PNG of the SVG files in a folder: `node png.mjs FROM TO`. Crawlers and phones show no SVG.
 *
 * resvg draws them the same way on every machine and needs no browser. It is used while the page is built and is no part of it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** By drawing: the names and widths of its PNG files; any other becomes one file of 1200 pixels. */
const FILES = {
  icon: { 'icon-192': 192, 'icon-512': 512 },
  'icon-whole': { 'apple-touch-icon': 180, 'icon-whole-512': 512 },
  badge: { badge: 96 },
};
const FONT = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

const [from, to] = process.argv.slice(2);
const { resolve } = createRequire(import.meta.url);
await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
const font = { fontBuffers: [readFileSync(resolve(FONT))], defaultFontFamily: 'Bricolage Grotesque' };
for (const file of readdirSync(from)) {
  const name = file.replace(/\.svg$/, '');
  const drawing = readFileSync(`${from}/${file}`, 'utf8');
  for (const [png, width] of Object.entries(FILES[name] ?? { [name]: 1200 }))
    writeFileSync(`${to}/${png}.png`, new Resvg(drawing, { font, fitTo: { mode: 'width', value: width } }).render().asPng());
}
