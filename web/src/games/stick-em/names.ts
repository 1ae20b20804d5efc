/** Cards and moves of Stick 'Em in words. */
import { t } from '../../lib/i18n.svelte';
import type { Names } from '../game';

export const cardName = (code: string): string =>
  code === '??' ? t('card-hidden') : t('stick-card', { colour: t(`stick-colour-${code[0] ?? ''}`), number: code.slice(1) });

function move(line: string): string {
  const [verb, card = ''] = line.split(' ');
  return t(verb === 'pain' ? 'hint-pain' : 'stick-play-this', { card: cardName(card) });
}

export const NAMES: Names = { card: cardName, bySeat: { pains: 'cards' }, move };
