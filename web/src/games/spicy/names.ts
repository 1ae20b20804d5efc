/** Cards, claims and moves of Spicy and Sweet & Spicy in words. */
import { t } from '../../lib/i18n.svelte';
import { listed } from '../../lib/names';
import type { Names } from '../game';
import { printedCard, readClaim } from './zones';

const spiceAndNumber = (spice: string, number: string): string => t('spicy-card', { spice: t(`spicy-spice-${spice}`), number });

export function cardName(code: string): string {
  const { spice, number } = printedCard(code);
  return spice ? spiceAndNumber(spice, String(number)) : t(code === '??' ? 'card-hidden' : `spicy-card-${code}`);
}

export function claimName(claim: string): string {
  const { spice, number } = readClaim(claim);
  return spiceAndNumber(spice, number);
}

function move(line: string): string {
  const laid = /^(last )?play (\S+) as (\S+)$/.exec(line);
  if (laid) return t('hint-lay', { card: cardName(laid[2] ?? ''), claim: claimName(laid[3] ?? ''), last: laid[1] ? 'yes' : 'no' });
  const copied = /^(?:last )?copy (\S+)/.exec(line);
  if (copied) return t('spicy-copy', { card: cardName(copied[1] ?? '') });
  if (line.startsWith('tuck ')) return t('hint-tuck', { cards: listed(line.slice(5).split(' ').map(cardName)) });
  return t(line === 'doubt' ? 'spicy-doubt-copy' : `spicy-${line.replace(' ', '-')}`);
}

export const NAMES: Names = { card: cardName, word: (list, text) => (list === 'claim' ? claimName(text) : undefined), move };
