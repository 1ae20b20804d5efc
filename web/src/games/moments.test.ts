/** The moments of all games are told in every language, about the reader and about others. */
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, speak } from '../lib/i18n.svelte';
import { tell } from '../lib/names';
import type { GameEvent, Sort } from '../lib/protocol';
import { schemaOf } from '../lib/schema';
import { GAMES, loadParts } from '.';

beforeAll(() => Promise.all(GAMES.map(({ id }) => loadParts(id))));

const sample = (game: string, name: string, sort: Sort): GameEvent[string] => {
  if (sort.kind === 'seat') return name === 'seat' ? 'A' : 'B';
  if (sort.kind === 'number') return 3;
  if (sort.kind === 'list') return [sample(game, name, sort.of as unknown as Sort)];
  return schemaOf(game).words[String(sort.of)]?.[0] ?? '';
};

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language));

  test.each(GAMES.map(({ id }) => id))('%s', (game) => {
    const kinds = Object.entries(schemaOf(game).events).filter(([event]) => event.startsWith('moment-'));
    expect(kinds).not.toEqual([]);
    for (const [event, sorts] of kinds) {
      const facts = Object.fromEntries(Object.entries(sorts).map(([name, sort]) => [name, sample(game, name, sort)]));
      const told = ['A', 'B', null].map((you) => tell(game, { event, ...facts }, (seat) => ({ A: 'Ada', B: 'Ben' })[seat] ?? '', you));
      for (const text of told) expect(text, event).toMatch(/^\p{Lu}.*[.!]$/su);
      expect(told[0], event).not.toContain('Ada');
      expect(told[2], event).toContain('Ada');
    }
  });
});
