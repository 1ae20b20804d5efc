/** Cards, moves and events in the reader's language, with the words of their game. */
import { gameOf, isKnown, partsOf } from '../games';
import type { NameOf, Tip } from '../games/game';
import { knows, language, t } from './i18n.svelte';
import { ownEvent, ownMove, ownQuestion } from './plain';
import type { GameEvent, Json } from './protocol';
import { letter } from './seats';

export const cardName = (game: string, code: string): string => (code === '??' ? t('card-hidden') : (partsOf(game).names?.card(code) ?? code));

/** Name and effect of a card or of whatever else has a code; null for a card the reader may not see. */
export const tipOf = (game: string, code: string): Tip | null => (code && code !== '??' ? (partsOf(game).tips?.of(code) ?? null) : null);

/** A line of notation as its button says it; where one word means two things, the question tells them apart. */
export const moveText = (game: string, line: string, nameOf: NameOf, question = ''): string =>
  partsOf(game).names?.move?.(line, nameOf, question) ?? ownMove(game, line);

const SEATS = new Set(['seat', 'leader', 'winner', 'winners', 'owner', 'target', 'victim', 'partner', 'from_owner', 'home', 'taker', 'group']);

const CARDS = new Set(['card', 'cards', 'targets', 'attacker', 'given', 'got', 'top', 'pepper', 'heist']);
/** By event: the fact that is a list with one part for every seat, at every game. */
const BY_SEAT: Record<string, string> = { scored: 'scores' };

const lists: Partial<Record<string, Intl.ListFormat>> = {};
export const listed = (parts: string[]): string => (lists[language()] ??= new Intl.ListFormat(language(), { type: 'unit' })).format(parts);

/** A number of points with a true minus. */
export const points = (number: number): string => String(number).replace('-', '−');
/** What somebody gets or loses. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : points(number));

const part = (game: string, name: string, fact: Json, nameOf: NameOf, gain = false): string =>
  typeof fact === 'number' ? (gain ? signed(fact) : points(fact)) : String(said(game, name, fact, nameOf));
const bySeat = (game: string, name: string, facts: Json[], nameOf: NameOf, gain: boolean): string =>
  listed(facts.map((fact, seat) => t('of-seat', { name: nameOf(letter(seat)), what: part(game, name, fact, nameOf, gain) })));

function said(game: string, name: string, fact: Json, nameOf: NameOf): string | number {
  if (Array.isArray(fact)) return listed(fact.filter((one) => one !== '|').map((one) => part(game, name, one, nameOf)));
  if (typeof fact === 'number') return fact;
  const text = String(fact);
  if (SEATS.has(name) && /^[A-H]$/.test(text)) return nameOf(text);
  if (CARDS.has(name)) return cardName(game, text);
  return partsOf(game).names?.fact?.(name, text) ?? text;
}

/** Facts of an event as the game's own phrases want them. */
const plainFacts = (game: string, event: GameEvent, nameOf: NameOf): Record<string, string | number> =>
  Object.fromEntries(Object.entries(event).flatMap(([name, fact]) => (name === 'event' ? [] : [[name, said(game, name, fact, nameOf)]])));

const hides = (fact: Json): boolean => fact === '??' || (Array.isArray(fact) && fact.includes('??'));

/**
 * One event as a sentence. Beside its value every fact comes as `<name>Raw`, a list as `<name>Count`, and a seat as `<name>Is`:
 * `you` for the reader, `seat` for whoever acts, else `other`. `hidden` says whether the reader may not see the cards.
 */
export function tell(game: string, event: GameEvent, nameOf: NameOf, you: string | null): string {
  // What happens to the table itself is worded alike in every game.
  const id = [`told-${gameOf(game).words}-${event.event}`, `told-${event.event}`].find((one) => knows(`page-${one}`));
  if (!id) return isKnown(game) ? '' : ownEvent(game, event.event, plainFacts(game, event, nameOf));
  const called: NameOf = (seat) => (seat === you ? t('you') : nameOf(seat));
  const facts: Record<string, string | number> = { hidden: Object.values(event).some(hides) ? 'yes' : 'no' };
  const seated = { ...BY_SEAT, ...partsOf(game).names?.bySeat }[event.event];
  for (const [name, fact] of Object.entries(event)) {
    if (name === 'event') continue;
    const gain = name === 'scores' && 'totals' in event;
    facts[name] = Array.isArray(fact) && seated === name ? bySeat(game, name, fact, called, gain) : said(game, name, fact, nameOf);
    if (Array.isArray(fact)) facts[`${name}Count`] = fact.length;
    if (SEATS.has(name)) facts[`${name}Is`] = fact === you ? 'you' : name !== 'seat' && fact === event.seat ? 'seat' : 'other';
    facts[`${name}Raw`] = Array.isArray(fact) ? fact.join(' ') : fact === '??' ? 'hidden' : String(fact);
  }
  return t(id, facts);
}

/** Verbs that a question may mention although they are not always possible. */
const NOT_ALWAYS = ['doubt'];

/** What a player is asked, mentioning only what is possible now. */
export function askText(game: string, name: string, moves: readonly string[], reacts: boolean): string {
  const id = `ask-${gameOf(game).words}-${name}`;
  const missing = NOT_ALWAYS.filter((verb) => !moves.some((move) => move.startsWith(verb)));
  const wordings = [...(reacts ? [`${id}-react`] : []), ...missing.map((verb) => `${id}-without-${verb}`), id];
  const wording = wordings.find((one) => knows(`page-${one}`));
  return wording ? t(wording) : ownQuestion(game, name);
}
