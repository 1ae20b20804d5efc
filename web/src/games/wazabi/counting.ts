/** How the points of a game of Wazabi came about: the dice that are left, and the place of who has none. */
import { t } from '../../lib/i18n.svelte';
import type { Position, Result } from '../../lib/protocol';
import type { CountStep } from '../game';
import type { WazabiZones } from './zones';

export function counting(view: Position, result: Result, seat: number): CountStep[] {
  const zones = view.zones as unknown as WazabiZones;
  const [black, red] = [zones.black[seat] ?? 0, zones.red[seat] ?? 0];
  const dice = [...Array<string>(black).fill('die:'), ...Array<string>(red).fill('die:red')];
  const left: CountStep = { text: t('count-dice', { count: black + red }), points: 0, cards: dice };
  const score = result.scores[seat] ?? 0;
  if (!score) return [left];
  const place = zones.finished.indexOf(seat) + 1;
  return [left, { text: view.options.play_on ? t('count-place', { place }) : t('count-first-out'), points: score, cards: [] }];
}
