/** What the cards and seasonings of Spicy and Sweet & Spicy do. */
import { phrase, t } from '../../lib/i18n.svelte';
import { printedOn, schemaOf, wordsOf } from '../../lib/schema';
import type { Tip, Tips } from '../game';
import { cardName } from './names';
import { printedCard, SEASON } from './zones';

/** What has a tip but is no card of a hand. */
const THINGS = ['trophy', 'worlds-end'];

function tip(code: string): Tip {
  if (code.startsWith(SEASON)) {
    const id = `spicy-season-${code.slice(SEASON.length)}`;
    return { name: t(id), text: t(`${id}-text`) };
  }
  const name = THINGS.includes(code) ? t(`spicy-${code}`) : cardName(code);
  return { name, text: phrase(printedCard(code).kind === 'number' ? 'card-spicy-number' : `card-spicy-${code}`) };
}

/** One number card of an edition, its other cards, and the seasonings. */
function kindsOf(edition: string): string[] {
  const kindOf = (code: string): unknown => printedOn(edition, code).kind;
  const numbers = wordsOf(edition, 'card').filter((code) => kindOf(code) === 'number');
  const others = wordsOf(edition, 'card').filter((code) => kindOf(code) && kindOf(code) !== 'number');
  const seasonings = Object.keys(schemaOf(edition).printed).filter((id) => kindOf(id) === 'seasoning');
  return [...numbers.slice(numbers.length / 2).slice(0, 1), ...others, ...THINGS, ...seasonings.map((id) => SEASON + id)];
}

export const tipsOf = (edition: string): Tips => ({
  kinds: () => kindsOf(edition),
  of: tip,
});
