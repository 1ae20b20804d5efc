/** Writes the pictures that links show, and the icons, as SVG into a folder; `png.mjs` makes PNG of them. Run by `npm run pictures`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { render } from 'svelte/server';
import HouseFan from './art/HouseFan.svelte';
import { MARKS } from './art/marks';
import { GAMES } from './games';
import { faceDrawing } from './art/faces';
import type { Mood } from './art/face-parts';
import { FACES, type Face } from './lib/protocol';
import { speak } from './lib/i18n.svelte';
import { gameName } from './lib/plain';
import { alone } from './still';

const WIDE = 1200;
const HIGH = 630;
const WOOD = '#1b120e';
const LAMP = '#f2b84b';
const TEXT = '#f8ecd8';

const DISC = '#e9cf9a';
/** ASCII and the letters of western Europe, as far as the typeface has them. */
const letters = (first: number, count: number): string => String.fromCharCode(...Array.from({ length: count }, (_, i) => first + i));
const LETTERS = `${letters(0x20, 95)}${letters(0xc0, 64)}ŒœŠšŽžŸ…’“”–`;

/** The picture of a component as an inner `<svg>` with its own place. */
const placed = (picture: string, place: string): string => picture.replace('<svg', `<svg ${place}`);

const FACE = 'font-family="Bricolage Grotesque" font-weight="800"';
const sheet = (contents: string, high = HIGH, wide = WIDE): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" ${FACE}>${contents}</svg>`;

/** The house's name at the lower right. */
const signature = `<path d="${MARKS.flame}" fill="${LAMP}" fill-rule="evenodd" transform="translate(914 548) scale(.56)"/>
  <text x="1152" y="596" font-size="44" text-anchor="end" fill="${TEXT}">Hotseat</text>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function ofGame(picture: string, name: string): string {
  return sheet(`<defs><linearGradient id="dusk" x2="0" y2="1"><stop offset=".6" stop-color="${WOOD}" stop-opacity="0"/>
    <stop offset=".88" stop-color="${WOOD}" stop-opacity=".94"/></linearGradient></defs>
    ${placed(picture, `x="0" y="-45" width="${WIDE}" height="${HIGH + 45}"`)}
    <rect width="${WIDE}" height="${HIGH}" fill="url(#dusk)"/>
    <text x="48" y="596" font-size="76" fill="${TEXT}">${escaped(name)}</text>${signature}`);
}

const house = (): string => sheet(`<defs><radialGradient id="light"><stop stop-color="${LAMP}" stop-opacity=".3"/>
    <stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></radialGradient></defs>
  <rect width="${WIDE}" height="${HIGH}" fill="${WOOD}"/>
  <ellipse cx="600" cy="250" rx="640" ry="420" fill="url(#light)"/>
  ${placed(alone(render(HouseFan).body), 'x="230" y="30" width="740" height="458" overflow="visible"')}
  <path d="${MARKS.flame}" fill="${LAMP}" fill-rule="evenodd" transform="translate(390 490) scale(.92)"/>
  <text x="500" y="570" font-size="92" fill="${TEXT}">Hotseat</text>`);

/** A face on its disc, on the ground of the pictures; `free` is an empty chair. */
const tile = (contents: string): string => sheet(`<rect width="72" height="72" fill="${WOOD}"/>${contents}`, 72, 72);
const faceTile = (face: Face, mood: Mood): string =>
  tile(`<g transform="translate(4 4)"><circle cx="32" cy="32" r="31" fill="${DISC}"/>${faceDrawing(face, mood)}</g>`);
const free = (): string =>
  tile(`<circle cx="36" cy="36" r="29" fill="none" stroke="${TEXT}" stroke-opacity=".5" stroke-width="2.5" stroke-dasharray="6 5"/>`);
/** What the server puts together for the link of a table (`server/link_pictures.py`). */
const people = (): object => ({
  ground: WOOD,
  ink: TEXT,
  faces: Object.fromEntries([
    ['free', free()],
    ...FACES.flatMap((face) => (['calm', 'glad'] as const).map((mood) => [`${face} ${mood}`, faceTile(face, mood)])),
  ]),
  letters: LETTERS,
});

/** For the status bar of a phone, which uses the shape only. */
const badge = (): string => sheet(`<path d="${MARKS.flame}" fill="#fff" fill-rule="evenodd"/>`, 100, 100);

globalThis.document ??= { documentElement: {} } as Document; // there is no page whose language could be set
await speak('en'); // the names of the games are the same in every language
const folder = 'node_modules/.link-art/drawn';
mkdirSync(folder, { recursive: true });
const write = (name: string, picture: string): void => writeFileSync(`${folder}/${name}.svg`, picture);
for (const { id, poster } of GAMES) if (poster) write(`link-${id}`, ofGame(alone(render(poster).body), gameName(id)));
write('link', house());
writeFileSync(`${folder}/link-sheet.json`, JSON.stringify(people()));
write('badge', badge());
const icon = readFileSync('public/icon.svg', 'utf8');
write('icon', icon);
// Phones cut the corners themselves.
write('icon-whole', icon.replace(' rx="96"', ''));
