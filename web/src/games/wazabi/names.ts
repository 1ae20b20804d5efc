/** Cards, dice and moves of Wazabi in words. */
import { t } from '../../lib/i18n.svelte';
import type { NameOf, Names } from '../game';

/** The figures on the dice, as phrases name them. */
export const FIGURES: Record<string, string> = { W: 'w', C: 'card', G: 'give', P: 'chili', WC: 'w-card' };

export const cardName = (code: string): string => t(code === '??' ? 'card-hidden' : `wazabi-card-${code}`);

export function moveName(line: string, nameOf: NameOf): string {
  const [verb = '', what = ''] = line.split(' ');
  if (verb === 'play') return t('wazabi-play-this', { card: cardName(what) });
  if (verb === 'keep') return t('hint-keep', { card: cardName(what) });
  if (verb === 'target') return t('wazabi-to', { name: nameOf(what) });
  if (verb === 'take' && what !== 'hand') return t('wazabi-take', { card: cardName(what) });
  return t(`wazabi-${line.replace(' ', '-')}`);
}

export const NAMES: Names = {
  card: cardName,
  word: (list, text) => (list === 'figure' ? (FIGURES[text] ? t(`wazabi-face-${FIGURES[text]}`) : '') : undefined),
  move: moveName,
};
