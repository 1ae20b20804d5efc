/** The games of the house, in the order of the home page: the only place that lists them. */
import { gameWords } from '../lib/api';
import { alsoRead } from '../lib/i18n.svelte';
import type { Lesson } from '../lib/lessons/lesson';
import { chiliMafia } from './chili-mafia';
import type { Game, GameParts, Presets, Stage } from './game';
import { spicy } from './spicy';
import { stickEm } from './stick-em';
import { sweetSpicy } from './sweet-spicy';
import { wazabi } from './wazabi';

export const GAMES: Game[] = [spicy, sweetSpicy, stickEm, chiliMafia, wazabi];

/** A game by its id; one that the page does not know has the defaults. */
export const gameOf = (id: string): Game =>
  GAMES.find((game) => game.id === id) ?? { id, words: id, players: '', minutes: '', quick: 3, mark: 'flame' };

/** Whether the page has a folder for the game; others are drawn from their schema. */
export const isKnown = (id: string): boolean => GAMES.some((game) => game.id === id);

const loaded = new Map<string, GameParts>();

/** Load what the tables of a game need; afterwards `partsOf` returns it. */
export async function loadParts(id: string): Promise<GameParts> {
  const parts = loaded.get(id) ?? (await gameOf(id).parts?.()) ?? {};
  loaded.set(id, parts);
  return parts;
}

/** The loaded parts of a game; empty before `loadParts`. */
export const partsOf = (id: string): GameParts => loaded.get(id) ?? {};

export const loadStage = async (id: string): Promise<Stage> =>
  (await (await loadParts(id)).stage?.()) ?? (await import('./generic/Stage.svelte')).default;

/** Load the phrases of a game; a game unknown to the page provides its own. */
export const readWords = (id: string): Promise<void> => alsoRead(id, (language) => gameWords(id, language));
export const presetsOf = async (id: string): Promise<Presets> => (await gameOf(id).presets?.()) ?? {};
export const lessonsOf = async (id: string): Promise<Lesson[]> => (await gameOf(id).lessons?.()) ?? [];
