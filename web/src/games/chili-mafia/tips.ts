/** What the cards of Chili Mafia do. */
import { phrase, t } from '../../lib/i18n.svelte';
import type { Tips } from '../game';
import { cardName } from './names';
import { HEISTS, pepperOf } from './peppers';
import { CARD_ORDER } from './zones';

const RAID = 'RD';

function effect(code: string): string {
  if (code.endsWith('*')) return phrase(`card-chili-ability-${code.slice(0, 2)}`);
  const pepper = pepperOf(code);
  return pepper && code !== 'SC' ? phrase('card-chili-pepper', { strength: pepper.strength }) : phrase(`card-chili-${code}`);
}

export const TIPS: Tips = {
  kinds: [...CARD_ORDER, RAID, ...Object.keys(HEISTS)],
  of: (code) => ({ name: code === RAID ? t('chili-raid') : cardName(code), text: effect(code) }),
  drawn: (code) => code !== RAID,
};
