/** What peppers would be together, before the server is asked: of those picked for a gang, and of the groups of the Raid. Cases made by the engine check it. */
import { pepperOf } from './peppers';
import type { GangKind } from './zones';

const named = (cards: string[]): string[] => cards.map((code) => code.replace('*', '')).filter((name) => name !== 'SC');

/** A gang of its kind, too few, or nothing that goes together (CM-5.1). */
export function chosenKind(cards: string[]): GangKind | 'unlike' {
  const names = named(cards);
  const kinds = new Set(names).size;
  if (cards.length - names.length > 1 || (kinds > 1 && kinds < names.length)) return 'unlike';
  return cards.length < 3 ? 'incomplete' : kinds === 1 ? 'family' : 'mixed';
}

/** What they would be worth. */
export function chosenPoints(cards: string[]): number {
  const sum = cards.reduce((total, code) => total + (pepperOf(code)?.strength ?? 0), 0);
  return { family: 2 * sum, mixed: sum, incomplete: 0, unlike: 0 }[chosenKind(cards)];
}
