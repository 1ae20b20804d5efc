/** The words of notifications, in the language of the page: the service worker shows them while no page is open. */
import { GAMES } from '../../games';
import { language, t } from '../i18n.svelte';
import { gameName } from '../plain';

/** Both names also stand in `public/sw.js`. */
const CACHE = 'hotseat-words';
const PLACE = '/words-of-calls';

export async function keepWords(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const turn = Object.fromEntries(GAMES.map(({ id }) => [id, t('call-turn', { game: gameName(id) })]));
  const words = { language: language(), turn, other: t('call-turn-other'), text: t('call-turn-text') };
  await (await caches.open(CACHE)).put(PLACE, new Response(JSON.stringify(words)));
}
