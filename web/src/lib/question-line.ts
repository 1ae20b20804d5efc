/** The two lines above my cards: what is asked or waited for, and what happened last. */
import { t } from './i18n.svelte';
import { askText, listed, tell } from './names';
import type { LiveTable } from './table.svelte';

/** How many of the latest events are looked at for one that has a sentence. */
const RECENT = 12;

export function questionLine(table: LiveTable): string {
  const asked = table.snapshot.asked;
  if (table.looking) return t('looking-back');
  if (table.info?.stage === 'paused') return t('paused');
  if (table.shown.result) return t('game-over');
  if (table.shown.rest) return t('rests');
  if (table.prompt?.held || table.soon) return t('held');
  const { prompt, pondering } = table;
  if (pondering.length && prompt?.turn !== 'react' && !prompt?.reacts)
    return t('thinks', { names: listed(pondering.map((seat) => table.name(seat))), count: pondering.length });
  if (prompt) {
    const only = prompt.turn === 'react' ? 'first' : prompt.reacts ? 'react' : '';
    return askText(table.info?.game ?? '', prompt.name, prompt.moves, only);
  }
  if (!asked) return '';
  const missing = asked.waits_for.filter((seat) => !asked.answered.includes(seat) && seat !== table.you);
  return missing.length ? t('waiting-for', { names: listed(missing.map((seat) => table.name(seat))), count: missing.length }) : '';
}

export function latestNews(table: LiveTable): string {
  for (let i = table.log.length - 1; i >= 0 && i > table.log.length - RECENT; i--) {
    const text = tell(table.info?.game ?? '', table.log[i]!.event, (seat) => table.name(seat), table.you);
    if (text) return text;
  }
  return '';
}
