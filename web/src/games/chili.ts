/** What the page shows of Chili Mafia beside what the server says. */
import { pepperOf } from '../art/peppers';

export interface ChiliZones {
  hands: string[][];
  gangs: string[][][];
  pile: string[];
  discard: string[];
  laid: string[];
  plans: string[][];
  packets: string[][];
  chosen: string[][];
  active: number;
  turn: number;
  hot_played: number;
  trigger: number;
  attack: [number, number, number, number, number, number, number, number[]];
  heists: string[][];
  heist_deck: string[];
  drafts: number[][][];
  offers: string[][];
}

/** The canonical order of the main deck; positions count cards by their place in it. */
export const CARD_ORDER =
  'SC JN JN* PO PO* HU PD PD* JA CH CH* TA TA* HA MJ MJ* GH GH* MS NV NV* CR PX* PI WH WE TU FU EA SH BO BA'.split(' ');

export type GangKind = 'family' | 'mixed' | 'incomplete';

/** How a gang is labelled: by what lies in it, as everybody at the table can see. */
export function gangKind(cards: string[]): GangKind {
  if (cards.length < 3) return 'incomplete';
  const names = cards.map((code) => code.replace('*', '')).filter((name) => name !== 'SC');
  return new Set(names).size === 1 ? 'family' : 'mixed';
}

/** The number printed beside a gang. */
export function gangPoints(cards: string[]): number {
  const sum = cards.reduce((total, code) => total + (pepperOf(code)?.strength ?? 0), 0);
  return { family: 2 * sum, mixed: sum, incomplete: 0 }[gangKind(cards)];
}
