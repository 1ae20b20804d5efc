/** Cards and moves of Stick 'Em in words. */
import { t } from '../../lib/i18n.svelte';
import type { Names } from '../game';
import { printedCard } from './zones';

export function cardName(code: string): string {
  const { colour, number } = printedCard(code);
  return colour ? t('stick-card', { colour: t(`stick-colour-${colour}`), number: String(number) }) : t('card-hidden');
}

function move(line: string): string {
  const [verb, card = ''] = line.split(' ');
  return t(verb === 'pain' ? 'hint-pain' : 'stick-play-this', { card: cardName(card) });
}

export const NAMES: Names = { card: cardName, move };
