/** What the cards of Chili Mafia do. */
import { phrase, t } from '../../lib/i18n.svelte';
import type { Tips } from '../game';
import { cardName } from './names';
import { CARDS, HEISTS, pepperOf } from './peppers';

const RAID = 'RD';

function effect(code: string): string {
  if (code.endsWith('*')) return phrase(`card-chili-ability-${code.slice(0, 2)}`);
  const pepper = pepperOf(code);
  return pepper && code !== 'SC' ? phrase('card-chili-pepper', { strength: pepper.strength }) : phrase(`card-chili-${code}`);
}

export const TIPS: Tips = {
  kinds: [...CARDS, RAID, ...Object.keys(HEISTS)],
  of: (code) => ({ name: code === RAID ? t('chili-raid') : cardName(code), text: effect(code) }),
  drawn: (code) => code !== RAID,
};
