/** Cards and words of Chili Mafia, in words. */
import { t } from '../../lib/i18n.svelte';
import type { NameOf, Names } from '../game';
import { printedCard, printedName } from './peppers';
import { isGang, isSeat } from './zones';

export function cardName(code: string): string {
  if (code === '??') return t('card-hidden');
  return code.endsWith('*')
    ? t('chili-icon-card', { card: printedName(code), icon: t(`chili-ability-${code.slice(0, 2)}`) })
    : printedName(code);
}

/** One word of a plan: a verb, a gang, a seat or a card. */
export function planWord(word: string, nameOf: NameOf): string {
  if (isGang(word)) return t('chili-gang-of', { name: nameOf(word[0] ?? ''), number: word.slice(1) });
  if (isSeat(word)) return nameOf(word);
  if (printedCard(word).kind) return cardName(word);
  return t(`chili-word-${word}`);
}

export const NAMES: Names = {
  card: cardName,
  word: (list, text) => (list === 'name' ? printedName(text) : undefined),
  move: (line, nameOf, question) => (question === 'raid' && line === 'done' ? t('chili-raid-done') : planWord(line, nameOf)),
};
