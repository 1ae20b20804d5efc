/** What a card does, in one line: its tooltip, and its place in the list of all cards. */
import { HEISTS, pepperOf, PEPPERS } from '../games/chili-mafia/peppers';
import { CARD_ORDER } from '../games/chili-mafia/zones';
import { phrase, t } from './i18n.svelte';
import { cardName, family, FIGURES } from './names';

export interface Tip {
  name: string;
  text: string;
}

/** The phrase that says what a code of a game does, and the facts it needs. */
function effect(kind: string, code: string): [string, Record<string, string | number>] {
  if (kind === 'stick') return code.startsWith('pain:') ? ['card-stick-pain', {}] : code.slice(1) === '0' ? ['card-stick-zero', {}] : ['card-stick-number', { number: code.slice(1) }];
  if (kind === 'chili') return chiliEffect(code);
  if (kind === 'wazabi') return code.startsWith('die:') ? [dieEffect(code), {}] : [`card-wazabi-${code}`, {}];
  if (code.startsWith('season:')) return [`page-spicy-season-${code.slice(7)}-text`, {}];
  return [/^[CWPL]\d/.test(code) ? 'card-spicy-number' : `card-spicy-${code}`, {}];
}

function chiliEffect(code: string): [string, Record<string, string | number>] {
  if (code.endsWith('*')) return [`card-chili-ability-${code.slice(0, 2)}`, {}];
  const pepper = pepperOf(code);
  return pepper && code !== 'SC' ? ['card-chili-pepper', { strength: pepper.strength }] : [`card-chili-${code}`, {}];
}

const figure = (code: string): string | undefined => FIGURES[code.slice(4).replace('red', '')];
const dieEffect = (code: string): string => (figure(code) ? `card-wazabi-die-${figure(code)}` : 'card-wazabi-die');

function nameOf(game: string, code: string): string {
  if (code.startsWith('die:')) return figure(code) ? t(`wazabi-face-${figure(code)}`) : t('wazabi-dice');
  if (code.startsWith('pain:')) return t('stick-pain-of', { card: cardName(game, code.slice(5)) });
  if (code.startsWith('season:')) return t(`spicy-season-${code.slice(7)}`);
  if (code === 'trophy') return t('spicy-trophy');
  if (code === 'worlds-end') return t('spicy-worlds-end');
  if (code === 'RD') return t('chili-raid');
  return cardName(game, code);
}

/** Name and effect of any card, die or seasoning; null for a card the reader may not see. */
export function tipOf(game: string, code: string): Tip | null {
  if (!code || code === '??') return null;
  const [id, facts] = effect(family(game), code);
  return { name: nameOf(game, code), text: phrase(id, facts) };
}

const SEASONINGS = ['we_love_chili', 'start_it_up', 'spice_raider', 'change_your_luck', 'turn_it_up', 'copy_cat'].map((id) => `season:${id}`);
const WAZABI = 'remove1 remove2 give1 passdice swapdice steal draw3 keep1 keep2 swaphands passhands skip replay cool share switch burn milk reroll pinch double'.split(' ');
const DICE = ['die:W', 'die:C', 'die:G', 'die:redP', 'die:redWC'];

/** One of every kind of card of a game, in the order in which the rules tell them. */
export function kindsOf(game: string): string[] {
  if (game === 'stick-em') return ['R8', 'B0', 'pain:Y5'];
  if (game === 'wazabi') return [...DICE, ...WAZABI];
  if (game === 'chili-mafia') return [...CARD_ORDER, 'RD', ...Object.keys(HEISTS)];
  return [game === 'spicy' ? 'W7' : 'L7', 'XS', 'XN', ...(game === 'spicy' ? [] : ['SJ']), 'trophy', 'worlds-end', ...SEASONINGS];
}

/** Whether the code has a face of its own to show. */
export const drawn = (game: string, code: string): boolean =>
  !/^(season:|pain:|trophy|worlds-end|RD)/.test(code) && (game !== 'chili-mafia' || code in PEPPERS || CARD_ORDER.includes(code) || code in HEISTS);
