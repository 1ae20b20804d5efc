/** The games of the house, in the order of the home page: the only place that lists them. */
import { gameWords } from '../lib/api';
import { alsoRead } from '../lib/i18n.svelte';
import { readSchema } from '../lib/schema';
import type { Lesson } from '../lib/lessons/lesson';
import { chiliMafia } from './chili-mafia';
import type { Game, GameParts, Presets, Board } from './game';
import { spicy } from './spicy';
import { stickEm } from './stick-em';
import { sweetSpicy } from './sweet-spicy';
import { wazabi } from './wazabi';

export const GAMES: Game[] = [spicy, sweetSpicy, stickEm, chiliMafia, wazabi];

/** A game by its id; one that the page does not know has the defaults. */
export const gameOf = (id: string): Game =>
  GAMES.find((game) => game.id === id) ?? { id, words: id, players: '', minutes: '', mark: 'flame' };

/** Whether the page has a folder for the game; others are drawn from their schema. */
export const isKnown = (id: string): boolean => GAMES.some((game) => game.id === id);

const loaded = new Map<string, GameParts>();

/** Load what the tables of a game need, and its schema beside it; afterwards `partsOf` and `schemaOf` return them. */
export async function loadParts(id: string): Promise<GameParts> {
  const [parts = {}] = await Promise.all([loaded.get(id) ?? gameOf(id).parts?.(), readSchema(id)]);
  loaded.set(id, parts);
  return parts;
}

/** The loaded parts of a game; empty before `loadParts`. */
export const partsOf = (id: string): GameParts => loaded.get(id) ?? {};

const boards = import.meta.glob<Board>('./*/Board.svelte', { import: 'default' });

/** Load the board of a game or of the game that it extends; one without a board of its own has the generic one. */
export async function loadBoard(id: string): Promise<Board> {
  const [parts, generic] = await Promise.all([loadParts(id), isKnown(id) ? null : import('./generic/parts')]);
  if (generic) loaded.set(id, { ...generic.PARTS, ...parts });
  return (boards[`./${gameOf(id).book ?? id}/Board.svelte`] ?? boards['./generic/Board.svelte']!)();
}

/** Load the phrases of a game; a game unknown to the page provides its own. */
export const readWords = (id: string): Promise<void> => alsoRead(id, (language) => gameWords(id, language));
export const presetsOf = async (id: string): Promise<Presets> => (await gameOf(id).presets?.()) ?? {};
export const lessonsOf = async (id: string): Promise<Lesson[]> => (await gameOf(id).lessons?.()) ?? [];
