/** Options of a game and the values they are set to, in the reader's language. */
import { gameOf } from '../games';
import { knows, phrase, t, textOf } from './i18n.svelte';
import { readable } from './plain';
import type { Json, OptionForm } from './protocol';

export type Choices = Record<string, boolean | number | string | string[]>;

const id = (game: string, option: string): string => `option-${gameOf(game).words}-${option}`;

/** Options that name a seat are worded alike in every game. */
const isSeat = (word: string): boolean => /^[A-H]$/.test(word);

/** A phrase; a game that words only some of its options gets readable codes for the others. */
const worded = (id: string, code: string, facts: Record<string, number> = {}): string => (knows(id) ? phrase(id, facts) : readable(code));

export const optionName = (game: string, option: string): string => worded(id(game, option), option);
export const optionText = (game: string, option: string): string => textOf(id(game, option));

/** One word that an option can be set to. */
export function wordName(game: string, option: string, word: string): string {
  const own = gameOf(game).optionPhrases?.[option];
  if (own) return t(`${own}-${word}`);
  const phrased = `${id(game, option)}-${word}`;
  if (knows(phrased)) return phrase(phrased);
  if (word === 'random') return phrase('option-seat-random');
  return isSeat(word) ? phrase('option-seat', { seat: word }) : readable(word);
}
/** What a word does that an option can be set to, where its game says it. */
export const wordText = (game: string, option: string, word: string): string => {
  const own = gameOf(game).optionPhrases?.[option];
  return own ? t(`${own}-${word}-text`) : '';
};

/** Whatever an option is set to. */
export function valueName(game: string, option: string, value: Json): string {
  if (typeof value === 'boolean') return phrase(value ? 'option-yes' : 'option-no');
  if (typeof value === 'number') return String(value);
  const drawn = /^random:(\d)$/.exec(String(value));
  if (drawn) return worded(`${id(game, option)}-random`, `random: ${drawn[1]}`, { count: Number(drawn[1]) });
  if (Array.isArray(value) && !value.length) return worded(`${id(game, option)}-none`, '–');
  if (Array.isArray(value)) return value.map((word) => wordName(game, option, String(word))).join(', ');
  const word = String(value);
  return /^\d+$/.test(word) && !knows(`${id(game, option)}-${word}`) ? word : wordName(game, option, word);
}

/** Whether two tables are set alike. */
export const sameChoices = (one: Choices, other: Choices): boolean => {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
};

/** These choices plus one; default values are left out. */
export function chosenWith(choices: Choices, id: string, value: Choices[string], option: OptionForm): Choices {
  const { [id]: _, ...others } = choices;
  return JSON.stringify(value) === JSON.stringify(option.default) ? others : { ...others, [id]: value };
}

/** The differences from the default game, as a list of sentences. */
export const changedOptions = (game: string, options: Record<string, Json>): string[] =>
  Object.entries(options).map(([option, value]) =>
    value === true ? optionName(game, option) : t('pair', { what: optionName(game, option), which: valueName(game, option, value) }),
  );

/** The numbers of an option that takes a number. */
export const numbersOf = (option: OptionForm): number[] => {
  const low = option.low ?? 0;
  return Array.from({ length: (option.high ?? low) - low + 1 }, (_, i) => low + i);
};
