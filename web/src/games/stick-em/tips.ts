/** What the cards of Stick 'Em do; `pain:Y5` is a pain card. */
import { phrase, t } from '../../lib/i18n.svelte';
import type { Tip, Tips } from '../game';
import { cardName } from './names';

function tip(code: string): Tip {
  if (code.startsWith('pain:')) return { name: t('stick-pain-of', { card: cardName(code.slice(5)) }), text: phrase('card-stick-pain') };
  const number = code.slice(1);
  return { name: cardName(code), text: number === '0' ? phrase('card-stick-zero') : phrase('card-stick-number', { number }) };
}

export const TIPS: Tips = { kinds: ['R8', 'B0', 'pain:Y5'], of: tip, drawn: (code) => !code.startsWith('pain:') };
