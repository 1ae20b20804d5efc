/** Writes every card of every game as SVG into the Python package, so that notebooks show the art of the page. Run by `npm run cards`. */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { render } from 'svelte/server';
import CardFace from './art/CardFace.svelte';
import { GAMES, loadParts, readWords } from './games';
import { speak } from './lib/i18n.svelte';
import type { GameSchema } from './lib/protocol';
import { keepSchema, schemaOf } from './lib/schema';
import schemas from './test-schemas.json';
import { alone } from './still';

/** By code, or by `code/deck` where a card of that list of words looks different. */
async function cardsOf(game: string): Promise<Record<string, string>> {
  await Promise.all([loadParts(game), readWords(game)]);
  const drawn: Record<string, string> = {};
  const { printed, words } = schemaOf(game);
  for (const code of ['??', ...Object.keys(printed)]) {
    for (const deck of ['', 'pain', ...Object.keys(words)]) {
      const picture = alone(render(CardFace, { props: { game, code, deck } }).body);
      if (picture !== drawn[code]) drawn[deck ? `${code}/${deck}` : code] = picture;
    }
  }
  return drawn;
}

for (const [game, schema] of Object.entries(schemas)) keepSchema(game, schema as GameSchema);
globalThis.document ??= { documentElement: {} } as Document; // there is no page whose language could be set
await speak('en');
const drawn: Record<string, Record<string, string>> = {};
for (const { id } of GAMES) drawn[id] = await cardsOf(id);
// Compressed, because the cards of a game share most of their strokes: a tenth of the size.
writeFileSync(process.argv[2] ?? 'cards.json.gz', gzipSync(JSON.stringify(drawn), { level: 9 }));
