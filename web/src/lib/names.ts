/** Cards, moves and events in the reader's language, with the words of their game. */
import { gameOf, isKnown, partsOf } from '../games';
import type { NameOf, Tip } from '../games/game';
import { knows, language, t } from './i18n.svelte';
import { ownEvent, ownMove } from './plain';
import type { GameEvent, Json } from './protocol';
import { letter } from './seats';

export const cardName = (game: string, code: string): string => (code === '??' ? t('card-hidden') : (partsOf(game).names?.card(code) ?? code));

/** Name and effect of a card or of whatever else has a code; null for a card the reader may not see. */
export const tipOf = (game: string, code: string): Tip | null => (code && code !== '??' ? (partsOf(game).tips?.of(code) ?? null) : null);

/** A line of notation as its button says it; where one word means two things, the question tells them apart. */
export const moveText = (game: string, line: string, nameOf: NameOf, question = ''): string =>
  partsOf(game).names?.move?.(line, nameOf, question) ?? ownMove(game, line);

const SEATS = new Set(['seat', 'leader', 'winner', 'winners', 'owner', 'target', 'victim', 'partner', 'from_owner', 'home', 'group']);

const CARDS = new Set(['card', 'cards', 'targets', 'attacker', 'given', 'got', 'top', 'pepper', 'heist']);
/** By event: the fact that is a list with one part for every seat, at every game. */
const BY_SEAT: Record<string, string> = { scored: 'scores' };

const lists: Partial<Record<string, Intl.ListFormat>> = {};
export const listed = (parts: string[]): string => (lists[language()] ??= new Intl.ListFormat(language(), { type: 'unit' })).format(parts);

/** A number of points with a true minus. */
export const points = (number: number): string => String(number).replace('-', '−');
/** What somebody gets or loses. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : points(number));

const part = (game: string, name: string, fact: Json, nameOf: NameOf): string =>
  typeof fact === 'number' ? points(fact) : String(said(game, name, fact, nameOf));
const bySeat = (game: string, name: string, facts: Json[], nameOf: NameOf): string =>
  listed(facts.map((fact, seat) => t('of-seat', { name: nameOf(letter(seat)), what: part(game, name, fact, nameOf) })));

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

/** One event as a sentence; the facts that are lists also come as `count-<name>`. */
export function tell(game: string, event: GameEvent, nameOf: NameOf, you: string | null): string {
  // What happens to the table itself is told alike at every game.
  const id = [`told-${gameOf(game).words}-${event.event}`, `told-${event.event}`].find((one) => knows(`page-${one}`));
  if (!id) return isKnown(game) ? '' : ownEvent(game, event.event, plainFacts(game, event, nameOf));
  const facts: Record<string, string | number> = { you: 'no' };
  const seated = { ...BY_SEAT, ...partsOf(game).names?.bySeat }[event.event];
  for (const [name, fact] of Object.entries(event)) {
    if (name === 'event') continue;
    facts[name] = Array.isArray(fact) && seated === name ? bySeat(game, name, fact, nameOf) : said(game, name, fact, nameOf);
    if (Array.isArray(fact)) facts[`${name}Count`] = fact.length;
    facts[`${name}Raw`] = Array.isArray(fact) ? fact.join(' ') : fact === '??' ? 'hidden' : String(fact);
  }
  if (you && event.seat === you) facts.you = 'yes';
  return t(id, facts);
}
