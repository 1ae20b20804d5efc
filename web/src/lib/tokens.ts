/** The seats this browser holds: the token of each table, and where the player was last. */

export interface Held {
  table: string;
  token: string;
  seat: string | null;
  game: string;
  title: string;
  at: number;
  /** The game is over: the seat is kept for the rematch, but there is nothing to continue. */
  over?: boolean;
}

const PLACE = 'hotseat-seats';

export function heldSeats(): Held[] {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? '[]') as Held[]).sort((a, b) => b.at - a.at);
  } catch (problem) {
    console.warn('Seats could not be read:', problem);
    return [];
  }
}

export const heldSeat = (table: string): Held | undefined => heldSeats().find((held) => held.table === table);

export function keepSeat(held: Held): void {
  const others = heldSeats().filter((other) => other.table !== held.table);
  localStorage.setItem(PLACE, JSON.stringify([held, ...others].slice(0, 20)));
}

/** The game at this table is over. */
export function endSeat(table: string): void {
  const held = heldSeats().map((one) => (one.table === table ? { ...one, over: true } : one));
  localStorage.setItem(PLACE, JSON.stringify(held));
}

export function forgetSeat(table: string): void {
  localStorage.setItem(PLACE, JSON.stringify(heldSeats().filter((held) => held.table !== table)));
}
