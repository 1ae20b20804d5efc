import { beforeAll, expect, test, vi } from 'vitest';
import { GAMES, loadParts, partsOf } from '.';
import { alsoRead, LANGUAGES, speak } from '../lib/i18n.svelte';
import { tipOf } from '../lib/names';

beforeAll(() => Promise.all([speak('en'), ...GAMES.map(({ id }) => loadParts(id))]));

test.each(LANGUAGES)('every card of every game has a name and says what it does in %s', async (language) => {
  await speak(language);
  await alsoRead('cards');
  const complained = vi.spyOn(console, 'error');
  for (const { id: game } of GAMES) {
    for (const code of partsOf(game).tips!.kinds()) {
      const tip = tipOf(game, code);
      expect(tip?.name, `${game} ${code}`).not.toMatch(/^$|page-|card-/);
      expect(tip?.text.length, `${game} ${code}`).toBeGreaterThan(8);
      expect(tip?.text, `${game} ${code}`).not.toMatch(/page-|card-|undefined/);
    }
  }
  expect(complained).not.toHaveBeenCalled();
});

test('a pepper tells its strength, with an icon its ability; a hidden card tells nothing', async () => {
  await speak('en');
  expect(tipOf('chili-mafia', 'JA')?.text).toContain('strength 5');
  expect(tipOf('chili-mafia', 'PO*')?.text).toContain('may take the hit instead');
  expect(tipOf('stick-em', 'R12')?.text).toContain('12');
  expect(tipOf('stick-em', 'R0')?.text).toContain('never wins');
  expect(tipOf('wazabi', 'die:redWC')?.name).toBe('W with card');
  expect(tipOf('spicy', '??')).toBeNull();
});

const drawn = (game: string, code: string): boolean => partsOf(game).tips!.drawn?.(code) ?? true;

test('cards, seasonings and trophies have words and a face, a pain colour has words only', () => {
  expect(drawn('spicy', 'season:copy_cat')).toBe(true);
  expect(drawn('spicy', 'trophy')).toBe(true);
  expect(drawn('stick-em', 'pain:R5')).toBe(false);
  expect(drawn('spicy', 'XS')).toBe(true);
  expect(drawn('chili-mafia', 'BR')).toBe(true);
});
