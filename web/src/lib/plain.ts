/** Names for games that provide their own phrases or none: a phrase, or the code made readable. */
import { knows, phrase, t } from './i18n.svelte';

/** A code as a person would write it: `pain-cards` and `pain_cards` are Pain cards. */
export function readable(code: string): string {
  const text = code.replace(/[-_]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const own = (game: string, what: string, code: string): string => {
  const id = `${game}-${what}-${code.replaceAll('_', '-')}`;
  return knows(id) ? phrase(id) : readable(code);
};

/** The first of these phrases that exists; empty if there is none. */
const anyOf = (...ids: string[]): string => {
  const id = ids.find(knows);
  return id ? phrase(id) : '';
};

export const gameName = (game: string): string => anyOf(`page-game-${game}`, `${game}-name`) || readable(game);
/** A one-line description of the game; empty if it has none. */
export const gameLine = (game: string): string => anyOf(`page-line-of-${game}`, `${game}-line`);
/** The rules in short, step by step. */
export const howTo = (game: string): string[] =>
  [1, 2, 3, 4, 5].map((step) => anyOf(`page-howto-${game}-${step}`, `${game}-howto-${step}`)).filter(Boolean);
export const zoneName = (game: string, zone: string): string => own(game, 'zone', zone);
export const verbName = (game: string, verb: string): string => own(game, 'verb', verb);
/** A question in the words that the game brought along, or by its name. */
export const ownQuestion = (game: string, question: string): string =>
  knows(`${game}-question-${question}`) ? phrase(`${game}-question-${question}`) : t('plain-question', { question: readable(question) });

/** What happened, in the game's own words or as its facts. */
export function ownEvent(game: string, event: string, facts: Record<string, string | number>): string {
  const id = `${game}-event-${event}`;
  if (knows(id)) return phrase(id, facts);
  const told = Object.entries(facts).map(([name, fact]) => `${name.replaceAll('_', ' ')} ${fact}`);
  return told.length ? t('pair', { what: readable(event), which: told.join(', ') }) : readable(event);
}

/** A line of notation: its verb in words, the rest as it is. */
export function ownMove(game: string, line: string): string {
  const [verb = '', ...rest] = line.split(' ');
  return [verbName(game, verb), ...rest].join(' ');
}
