/** Cards, moves and events in the reader's language, with the words of their game. */
import { gameOf, isKnown, partsOf } from '../games';
import type { NameOf, Tip } from '../games/game';
import { knows, language, phrase, t } from './i18n.svelte';
import { ownEvent, ownMove, ownQuestion } from './plain';
import type { GameEvent, Json, Sort, Why } from './protocol';
import { itemOf, schemaOf, sortIn } from './schema';
import { letter } from './seats';

export const cardName = (game: string, code: string): string =>
  code === '??' ? t('card-hidden') : (partsOf(game).names?.card(code) ?? code);

/** Name and effect of a card or of whatever else has a code; null for a card the reader may not see. */
export const tipOf = (game: string, code: string): Tip | null => (code && code !== '??' ? (partsOf(game).tips?.of(code) ?? null) : null);

/** A line of notation as its button says it; where one word means two things, the question tells them apart. */
export const moveText = (game: string, line: string, nameOf: NameOf, question = ''): string =>
  partsOf(game).names?.move?.(line, nameOf, question) ?? ownMove(game, line);

/** Why a bot suggests a move; empty until its phrases have been read. */
export function whyText(why: Why, nameOf: NameOf): string {
  if (!knows(`why-${why.phrase}`)) return '';
  const seats = Object.fromEntries(Object.entries(why.seats).map(([fact, seat]) => [fact, nameOf(seat)]));
  return phrase(`why-${why.phrase}`, { ...why.numbers, ...seats, ...why.forms });
}

const lists: Partial<Record<string, Intl.ListFormat>> = {};
export const listed = (parts: string[]): string => (lists[language()] ??= new Intl.ListFormat(language(), { type: 'unit' })).format(parts);

/** A number of points with a true minus. */
export const points = (number: number): string => String(number).replace('-', '−');
/** What somebody gets or loses. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : points(number));

/** One item of a list. */
const part = (game: string, sort: Sort, fact: Json, nameOf: NameOf): string =>
  typeof fact === 'number' ? (sort.kind === 'gain' ? signed(fact) : points(fact)) : String(said(game, sort, fact, nameOf));
const bySeat = (game: string, sort: Sort, facts: Json[], nameOf: NameOf): string =>
  listed(facts.map((fact, seat) => t('of-seat', { name: nameOf(letter(seat)), what: part(game, sort, fact, nameOf) })));

/** A fact of an event in words, as its sort says what it is. */
function said(game: string, sort: Sort, fact: Json, nameOf: NameOf): string | number {
  if (Array.isArray(fact)) return listed(fact.map((one) => part(game, itemOf(sort), one, nameOf)).filter(Boolean));
  if (typeof fact === 'number') return fact;
  const text = String(fact);
  if (sort.kind === 'seat') return nameOf(text);
  if (sort.kind === 'card') return cardName(game, text);
  return partsOf(game).names?.word?.(String(sort.of), text) ?? text;
}

/** Facts of an event as the game's own phrases want them. */
const plainFacts = (game: string, { event, ...facts }: GameEvent, nameOf: NameOf): Record<string, string | number> =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, said(game, sortIn(game, event, name), fact, nameOf)]));

const hides = (fact: Json): boolean => fact === '??' || (Array.isArray(fact) && fact.includes('??'));

/**
 * One event as a sentence. Beside its value every fact comes as `<name>Raw`, a list as `<name>Count`, and a seat as `<name>Is`:
 * `you` for the reader, `seat` for the acting seat, else `other`. `hidden` says whether the reader may not see the cards.
 */
export function tell(game: string, event: GameEvent, nameOf: NameOf, you: string | null): string {
  // What happens to the table itself is worded alike in every game.
  const id = [`told-${gameOf(game).words}-${event.event}`, `told-${event.event}`].find((one) => knows(`page-${one}`));
  if (!id) return isKnown(game) ? '' : ownEvent(game, event.event, plainFacts(game, event, nameOf));
  const called: NameOf = (seat) => (seat === you ? t('you') : nameOf(seat));
  const facts: Record<string, string | number> = { hidden: Object.values(event).some(hides) ? 'yes' : 'no' };
  for (const [name, fact] of Object.entries(event)) {
    if (name === 'event') continue;
    const sort = sortIn(game, event.event, name);
    const bySeats = Array.isArray(fact) && sort.kind === 'by-seat';
    facts[name] = bySeats ? bySeat(game, itemOf(sort), fact, called) : said(game, sort, fact, nameOf);
    if (Array.isArray(fact)) facts[`${name}Count`] = fact.length;
    if (sort.kind === 'seat') facts[`${name}Is`] = fact === you ? 'you' : name !== 'seat' && fact === event.seat ? 'seat' : 'other';
    facts[`${name}Raw`] = Array.isArray(fact) ? fact.join(' ') : fact === '??' ? 'hidden' : String(fact);
  }
  return t(id, facts);
}

/**
 * What a player is asked, mentioning only what is possible now: a question may have a wording `-without-<verb>`, one `-react` where the
 * player may only react, and one `-first` where that comes before the player's own turn.
 */
export function askText(game: string, name: string, moves: readonly string[], only: 'react' | 'first' | '' = ''): string {
  const id = `ask-${gameOf(game).words}-${name}`;
  const missing = schemaOf(game).verbs.filter((verb) => !moves.some((move) => move.split(' ')[0] === verb));
  const wordings = [...(only ? [`${id}-${only}`] : []), ...missing.map((verb) => `${id}-without-${verb}`), id];
  const wording = wordings.find((one) => knows(`page-${one}`));
  return wording ? t(wording) : ownQuestion(game, name);
}
