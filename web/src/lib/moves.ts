/** Lines of notation in the reader's language, as the buttons say them. */
import { HEISTS } from '../games/chili-mafia/peppers';
import { t } from './i18n.svelte';
import { cardName, claimName, family, listed, type NameOf } from './names';

function spicy(game: string, line: string): string {
  const laid = /^(last )?play (\S+) as (\S+)$/.exec(line);
  if (laid) return t('hint-lay', { card: cardName(game, laid[2] ?? ''), claim: claimName(laid[3] ?? ''), last: laid[1] ? 'yes' : 'no' });
  const copied = /^(?:last )?copy (\S+)/.exec(line);
  if (copied) return t('spicy-copy', { card: cardName(game, copied[1] ?? '') });
  if (line.startsWith('tuck ')) return t('hint-tuck', { cards: listed(line.slice(5).split(' ').map((code) => cardName(game, code))) });
  return t(line === 'doubt' ? 'spicy-doubt-copy' : `spicy-${line.replace(' ', '-')}`);
}

function wazabi(line: string, nameOf: NameOf): string {
  const [verb = '', what = ''] = line.split(' ');
  if (verb === 'play') return t('wazabi-play-this', { card: cardName('wazabi', what) });
  if (verb === 'keep') return t('hint-keep', { card: cardName('wazabi', what) });
  if (verb === 'target') return t('wazabi-to', { name: nameOf(what) });
  if (verb === 'take' && what !== 'hand') return t('wazabi-take', { card: cardName('wazabi', what) });
  return t(`wazabi-${line.replace(' ', '-')}`);
}

/** One word of a plan of Chili Mafia: a verb, a gang, a seat or a card. */
export function chiliWord(word: string, nameOf: NameOf): string {
  if (/^[A-H]\d+$/.test(word)) return t('chili-gang-of', { name: nameOf(word[0] ?? ''), number: word.slice(1) });
  if (/^[A-H]$/.test(word)) return nameOf(word);
  if (/^[A-Z]{2}\*?$/.test(word) || HEISTS[word]) return cardName('chili-mafia', word);
  return t(`chili-word-${word}`);
}

/** What a line says; where one word means two things, the question tells them apart. */
export function moveText(game: string, line: string, nameOf: NameOf, question = ''): string {
  const kind = family(game);
  if (kind === 'stick') {
    const [verb, card = ''] = line.split(' ');
    return t(verb === 'pain' ? 'hint-pain' : 'stick-play-this', { card: cardName(game, card) });
  }
  if (kind === 'spicy') return spicy(game, line);
  if (kind === 'wazabi') return wazabi(line, nameOf);
  return question === 'raid' && line === 'done' ? t('chili-raid-done') : chiliWord(line, nameOf);
}
