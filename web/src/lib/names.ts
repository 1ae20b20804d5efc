/** Cards, claims and events in the reader's language. */
import { chiliName } from '../games/chili-mafia/peppers';
import { knows, language, t } from './i18n.svelte';
import type { GameEvent, Json } from './protocol';
import { letter } from './seats';

/** Both editions of Spicy speak alike. */
export const family = (game: string): string => ({ 'sweet-spicy': 'spicy', 'stick-em': 'stick', 'chili-mafia': 'chili' })[game] ?? game;

export function cardName(game: string, code: string): string {
  if (code === '??') return t('card-hidden');
  const kind = family(game);
  if (kind === 'chili') return code.endsWith('*') ? t('chili-icon-card', { card: chiliName(code), icon: t(`chili-ability-${code.slice(0, 2)}`) }) : chiliName(code);
  if (kind === 'stick') return t('stick-card', { colour: t(`stick-colour-${code[0] ?? ''}`), number: code.slice(1) });
  if (kind === 'wazabi') return t(`wazabi-card-${code}`);
  if (/^[CWPL]\d/.test(code)) return t('spicy-card', { spice: t(`spicy-spice-${code[0] ?? ''}`), number: code.slice(1) });
  return t(`spicy-card-${code}`);
}

/** A claim is written number first: `7C`. */
export const claimName = (claim: string): string =>
  t('spicy-card', { spice: t(`spicy-spice-${claim.slice(-1)}`), number: claim.slice(0, -1) });

const SEATS = new Set(['seat', 'leader', 'winner', 'winners', 'owner', 'target', 'victim', 'partner', 'from_owner', 'home', 'taker', 'group']);

const CARDS = new Set(['card', 'cards', 'targets', 'attacker', 'given', 'got', 'top', 'pepper', 'heist']);
/** By event: the fact that is a list with one part for every seat. */
const BY_SEAT: Record<string, string> = { pains: 'cards', scored: 'scores' };
/** The figures on the dice of Wazabi, as phrases name them. */
export const FIGURES: Record<string, string> = { W: 'w', C: 'card', G: 'give', P: 'chili', WC: 'w-card' };

const lists: Partial<Record<string, Intl.ListFormat>> = {};
export const listed = (parts: string[]): string => (lists[language()] ??= new Intl.ListFormat(language(), { type: 'unit' })).format(parts);

/** A number of points with a true minus. */
export const points = (number: number): string => String(number).replace('-', '−');
/** What somebody gets or loses. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : points(number));

export type NameOf = (seat: string) => string;

const part = (game: string, name: string, fact: Json, nameOf: NameOf, gain = false): string =>
  typeof fact === 'number' ? (gain ? signed(fact) : points(fact)) : String(said(game, name, fact, nameOf));
const bySeat = (game: string, name: string, facts: Json[], nameOf: NameOf, gain: boolean): string =>
  listed(facts.map((fact, seat) => t('of-seat', { name: nameOf(letter(seat)), what: part(game, name, fact, nameOf, gain) })));

function said(game: string, name: string, fact: Json, nameOf: NameOf): string | number {
  if (Array.isArray(fact)) return listed(fact.filter((one) => one !== '|').map((one) => part(game, name, one, nameOf)));
  if (typeof fact === 'number') return fact;
  const text = String(fact);
  if (SEATS.has(name) && /^[A-H]$/.test(text)) return nameOf(text);
  if (name === 'claim') return claimName(text);
  if (CARDS.has(name)) return cardName(game, text);
  if (name === 'dice' && FIGURES[text]) return t(`wazabi-face-${FIGURES[text]}`);
  return text;
}

const hides = (fact: Json): boolean => fact === '??' || (Array.isArray(fact) && fact.includes('??'));

/**
 * One event as a sentence. Beside its value every fact comes as `<name>Raw`, a list as `<name>Count`, and a seat as `<name>Is`:
 * `you` for the reader, `seat` for whoever acts, else `other`. `hidden` says whether the reader may not see the cards.
 */
export function tell(game: string, event: GameEvent, nameOf: NameOf, you: string | null): string {
  // What happens to the table itself is worded alike in every game.
  const id = [`told-${family(game)}-${event.event}`, `told-${event.event}`].find((one) => knows(`page-${one}`));
  if (!id) return '';
  const called: NameOf = (seat) => (seat === you ? t('you') : nameOf(seat));
  const facts: Record<string, string | number> = { hidden: Object.values(event).some(hides) ? 'yes' : 'no' };
  for (const [name, fact] of Object.entries(event)) {
    if (name === 'event') continue;
    const gain = name === 'scores' && 'totals' in event;
    facts[name] = Array.isArray(fact) && BY_SEAT[event.event] === name ? bySeat(game, name, fact, called, gain) : said(game, name, fact, nameOf);
    if (Array.isArray(fact)) facts[`${name}Count`] = fact.length;
    if (SEATS.has(name)) facts[`${name}Is`] = fact === you ? 'you' : name !== 'seat' && fact === event.seat ? 'seat' : 'other';
    facts[`${name}Raw`] = Array.isArray(fact) ? fact.join(' ') : fact === '??' ? 'hidden' : String(fact);
  }
  return t(id, facts);
}

/** By question: the verb that its usual wording mentions and that is not always possible. */
const NOT_ALWAYS: Record<string, string> = { 'ask-spicy-turn': 'doubt' };

/** What a player is asked, mentioning only what is possible now. */
export function askText(game: string, name: string, moves: readonly string[], reacts: boolean): string {
  const id = `ask-${family(game)}-${name}`;
  const verb = NOT_ALWAYS[id];
  const without = verb && !moves.some((move) => move.startsWith(verb)) ? `${id}-without-${verb}` : id;
  const wording = [reacts ? `${id}-react` : '', without].find((one) => one && knows(`page-${one}`));
  return t(wording ?? 'your-decision');
}
