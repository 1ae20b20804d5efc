import type { SeatInfo, TableInfo } from './protocol';

/** A seat is a number from 0 in the zones of a view, and a letter from A in moves, events and tables. */
const A = 65;

export const letter = (seat: number): string => String.fromCharCode(A + seat);

/** The seat that a letter, or a word that begins with it (`B2`), names. */
export const seatOf = (word: unknown): number => String(word).charCodeAt(0) - A;

/** All but one seat (-1 for nobody), in the order of their turns after it. */
export const othersOf = (seat: number, players: number): number[] =>
  Array.from({ length: players }, (_, i) => (Math.max(seat, 0) + i) % players).filter((other) => other !== seat);

/** Whether a bot plays there, for good or for somebody absent. */
export const isBot = (seat: SeatInfo): boolean => seat.kind === 'bot' || seat.presence === 'bot';

/** Whether a visitor can sit down there: a free seat, or before the start one reserved for somebody who has not arrived yet. */
export const isOpen = (seat: SeatInfo, table: TableInfo): boolean =>
  !!seat.free || seat.kind === 'open' || (seat.kind === 'guest' && seat.presence === 'away' && table.stage === 'waiting');
