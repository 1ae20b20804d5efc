/** What the cards of Wazabi do, and its dice: `die:W`, `die:redP`, `die:` without a figure. */
import { phrase, t } from '../../lib/i18n.svelte';
import type { Tip, Tips } from '../game';
import { PIMENT, WAZABI } from './faces';
import { cardName, FIGURES } from './names';

const DICE = ['die:W', 'die:C', 'die:G', 'die:redP', 'die:redWC'];

export function tip(code: string): Tip {
  if (!code.startsWith('die:')) return { name: cardName(code), text: phrase(`card-wazabi-${code}`) };
  const figure = FIGURES[code.slice(4).replace('red', '')];
  return figure
    ? { name: t(`wazabi-face-${figure}`), text: phrase(`card-wazabi-die-${figure}`) }
    : { name: t('wazabi-dice'), text: phrase('card-wazabi-die') };
}

export const TIPS: Tips = { kinds: [...DICE, ...Object.keys(WAZABI), ...Object.keys(PIMENT)], of: tip };
