/** What the cards of Chili Mafia do. */
import { phrase, t } from '../../lib/i18n.svelte';
import { wordsOf } from '../../lib/schema';
import type { Tips } from '../game';
import { cardName } from './names';
import { printedCard } from './peppers';

function effect(code: string): string {
  if (code.endsWith('*')) return phrase(`card-chili-ability-${code.slice(0, 2)}`);
  const { strength, verb } = printedCard(code);
  return strength && !verb ? phrase('card-chili-pepper', { strength }) : phrase(`card-chili-${code}`);
}

export const TIPS: Tips = {
  kinds: () => [...wordsOf('chili-mafia', 'card'), ...wordsOf('chili-mafia', 'heist')],
  of: (code) => ({ name: printedCard(code).kind === 'raid' ? t('chili-raid') : cardName(code), text: effect(code) }),
  drawn: (code) => printedCard(code).kind !== 'raid',
};
