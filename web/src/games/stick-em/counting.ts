/** How the points of a game of Stick 'Em came about. */
import { t } from '../../lib/i18n.svelte';
import type { Position, Result } from '../../lib/protocol';
import type { CountStep } from '../game';
import { countRound, sorted, type StickZones } from './zones';

/** The rounds by their sums; the cards of the last one still lie there, so it is counted from them. */
export function counting(view: Position, _: Result, seat: number): CountStep[] {
  const { sheet, pains, captured } = view.zones as unknown as StickZones;
  const round = (number: number): string => t('count-round', { round: number });
  const { others, stung, stungCost, pain, painCost } = countRound(pains[seat] ?? '', captured[seat] ?? []);
  const earlier = sheet.slice(0, -1).map((row, i) => ({ text: round(i + 1), points: row[seat] ?? 0, cards: [] }));
  const last = [
    { text: t('count-others'), points: others.length, cards: sorted(others) },
    { text: t('count-pains'), points: -stungCost, cards: sorted(stung) },
    { text: t('count-pain-card'), points: -painCost, cards: [pain] },
  ].filter(({ cards }) => cards.length);
  if (earlier.length && last[0]) last[0].text = t('pair', { what: round(sheet.length), which: last[0].text });
  return [...earlier, ...last];
}
