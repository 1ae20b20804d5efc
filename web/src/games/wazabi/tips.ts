/** What the cards of Wazabi do, and its dice: `die:W`, `die:redP`, `die:` without a figure. */
import { phrase, t } from '../../lib/i18n.svelte';
import { printedOn, wordsOf } from '../../lib/schema';
import type { Tip, Tips } from '../game';
import { cardName, FIGURES } from './names';

/** One die for every figure, black if a black one shows it. */
const dice = (): string[] =>
  wordsOf('wazabi', 'figure').flatMap((figure) => {
    const { black, red } = printedOn('wazabi', figure);
    return black || red ? [`die:${black ? '' : 'red'}${figure}`] : [];
  });

export function tip(code: string): Tip {
  if (!code.startsWith('die:')) return { name: cardName(code), text: phrase(`card-wazabi-${code}`) };
  const figure = FIGURES[code.slice(4).replace('red', '')];
  return figure
    ? { name: t(`wazabi-face-${figure}`), text: phrase(`card-wazabi-die-${figure}`) }
    : { name: t('wazabi-dice'), text: phrase('card-wazabi-die') };
}

export const TIPS: Tips = { kinds: () => [...dice(), ...wordsOf('wazabi', 'card'), ...wordsOf('wazabi', 'piment')], of: tip };
