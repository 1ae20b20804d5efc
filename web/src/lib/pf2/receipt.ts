/** What this browser keeps of a game under pf2, the same file that `hotseat verify --receipt` reads. */
import type { PromiseMade, SealedList } from '../protocol';
import type { Alarm, Left, Lost } from './journal';

export interface Receipt2 {
  format: 'hotseat receipt 2';
  game: string;
  player: string;
  seat: string;
  promise: PromiseMade;
  list: SealedList | null;
  /** Empty if I showed none. */
  part: string;
  /** Why my part is not in the list. */
  left: Left;
  alarm: '' | Alarm;
  /** The other promise and list, as evidence next to mine. */
  second: { promise: PromiseMade; list: SealedList | null } | null;
  /** Shuffles with my part that, when I showed it here, had not led to a game played to the end. */
  earlier: Lost[];
  since: string;
  heads: string[];
  views: string[];
  /** A chain of its own for every gap; receipts of older clients have none. */
  resumed?: string[][];
}
