/** What the tables of a game without a folder of its own need. */
import { schemaOf } from '../../lib/schema';
import type { GameParts, SeatFact } from '../game';
import { zoneName } from '../../lib/plain';
import { seatRows, type Row } from './zones';

const factOf = (game: string, { name, items }: Row): SeatFact => ({
  name,
  words: zoneName(game, name),
  label: zoneName(game, name),
  text: String(items.length === 1 && typeof items[0] === 'number' ? items[0] : items.length),
});

export const PARTS: GameParts = {
  seatFacts: ({ view, info }, seat) => {
    const game = info?.game ?? '';
    return view ? seatRows(schemaOf(game), view, seat).map((row) => factOf(game, row)) : [];
  },
};
