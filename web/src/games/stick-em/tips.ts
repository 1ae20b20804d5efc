/** What the cards of Stick 'Em do; `pain:Y5` is a pain card. */
import { phrase, t } from '../../lib/i18n.svelte';
import { wordsOf } from '../../lib/schema';
import type { Tip, Tips } from '../game';
import { cardName } from './names';
import { printedCard } from './zones';

function tip(code: string): Tip {
  if (code.startsWith('pain:')) return { name: t('stick-pain-of', { card: cardName(code.slice(5)) }), text: phrase('card-stick-pain') };
  const { number, wins } = printedCard(code);
  return { name: cardName(code), text: wins ? phrase('card-stick-number', { number: String(number) }) : phrase('card-stick-zero') };
}

/** A card that can win a trick, one that cannot, and a pain card. */
function kinds(): string[] {
  const cards = wordsOf('stick-em', 'card');
  const strong = cards.filter((code) => printedCard(code).wins);
  return [strong[0], cards.find((code) => !printedCard(code).wins), `pain:${strong.at(-1)}`].filter((code) => code !== undefined);
}

export const TIPS: Tips = { kinds, of: tip, drawn: (code) => !code.startsWith('pain:') };
