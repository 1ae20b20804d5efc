/** What the cards and seasonings of Spicy and Sweet & Spicy do. */
import { phrase, t } from '../../lib/i18n.svelte';
import type { Tip, Tips } from '../game';
import { cardName, isNumbered } from './names';

const SEASONINGS = ['we_love_chili', 'start_it_up', 'spice_raider', 'change_your_luck', 'turn_it_up', 'copy_cat'].map((id) => `season:${id}`);
/** What has a tip but no face. */
const THINGS = ['trophy', 'worlds-end'];

function tip(code: string): Tip {
  if (code.startsWith('season:')) {
    const id = `spicy-season-${code.slice(7)}`;
    return { name: t(id), text: t(`${id}-text`) };
  }
  const name = THINGS.includes(code) ? t(`spicy-${code}`) : cardName(code);
  return { name, text: phrase(isNumbered(code) ? 'card-spicy-number' : `card-spicy-${code}`) };
}

/** The tips of an edition that has these cards. */
export const tipsOf = (cards: string[]): Tips => ({
  kinds: [...cards, ...THINGS, ...SEASONINGS],
  of: tip,
  drawn: (code) => !THINGS.includes(code) && !SEASONINGS.includes(code),
});
