/** What the engine declares about a game: sorts of zones, facts and events, lists of words, what is printed on cards. */
import { gameSchema } from './api';
import type { GameSchema, Sort } from './protocol';

const NONE: GameSchema = { zones: {}, facts: {}, events: {}, questions: [], verbs: [], reactions: [], words: {}, printed: {} };
const known = new Map<string, GameSchema>();
/** By game: the request that is under way. */
const asked = new Map<string, Promise<void>>();

export const keepSchema = (game: string, schema: GameSchema): void => void known.set(game, schema);

/** Read the schema of a game, once; afterwards `schemaOf` returns it. */
export function readSchema(game: string): Promise<void> {
  if (known.has(game)) return Promise.resolve();
  const reading = asked.get(game) ?? gameSchema(game).then((schema) => keepSchema(game, schema)).finally(() => asked.delete(game));
  asked.set(game, reading);
  return reading;
}

/** The schema of a game; empty before `readSchema`. */
export const schemaOf = (game: string): GameSchema => known.get(game) ?? NONE;

/** What is printed on a card or another piece of the game; nothing for a hidden card. */
export const printedOn = (game: string, code: string): Record<string, boolean | number | string> => schemaOf(game).printed[code] ?? {};

/** The words of one of the game's lists, in its order. */
export const wordsOf = (game: string, list: string): string[] => schemaOf(game).words[list] ?? [];

/** The sort of a fact of an event; text if the schema does not know it. */
export const sortIn = (game: string, event: string, fact: string): Sort => schemaOf(game).events[event]?.[fact] ?? { kind: 'text' };

/** The sort of the items of a list; any other sort itself. */
export const itemOf = (sort: Sort): Sort => (sort.kind === 'list' || sort.kind === 'by-seat' ? (sort.of as unknown as Sort) : sort);
