/**
 * How the gangs lie on a large board: as many families side by side as fit, and the largest cards for which all gangs are visible. All
 * lengths are pixels.
 */

export interface Room {
  across: number;
  down: number;
}

/** The minimum width of a family on a table, and the width of one of four or five side by side. */
const LEAST_FAMILY = 180;
const SHARE = 0.22;
const PHONE = 560;

/** The number of families that fit side by side: everybody on a large table, two on a phone. */
function columnsOf(across: number, families: number): number {
  if (across < PHONE) return Math.min(2, families);
  const all = families < 6 && across / families > LEAST_FAMILY;
  return Math.min(families, all ? families : Math.floor(across / Math.max(LEAST_FAMILY, SHARE * across)));
}

/** The families column by column, in the order of their rows. */
export function inColumns<T>(across: number, families: T[]): T[][] {
  const columns = columnsOf(across, families.length);
  return Array.from({ length: columns }, (_, column) => families.filter((_, i) => i % columns === column));
}

/** The smallest and the largest card of a gang, and the step between sizes, so that most changes leave the size as it is. */
const LEAST = 42;
const MOST = 110;
const STEP = 8;
/** The visible part of a covered card, relative to its width (`--step` of a family). */
const SEEN = 0.5;
/** The height of a card relative to its width; on a low board the names are hidden. */
const TALL = 1.4;
const CUT = 0.96;
const LOW = 300;
/** The piles with the gap beside them, and the frame of a family: borders and padding. */
const PILES = 108;
const FRAME = { across: 16, down: 15 };
const GAP = { across: 10, down: 5, families: 8 };
/** The name over the gangs, the ribbon below each, and the words of who has none. */
const NAME = 26;
const RIBBON = 25;
const NONE = 22;
/** The space of my own family besides its cards. */
const OWN = 68;

/** The visible part of my own covered cards: wide enough for touch. */
const SEEN_OF_MINE = 0.64;
const THUMB = 44;
/** The place of a new gang next to mine, and the plan or the news, with the gaps around them. */
const FORGE = 150;
const NEWS = 460;

const gangWidth = (size: number, card: number, seen = SEEN * card): number => (size - 1) * seen + card + 4;

/** Rows that the gangs of a family, given by their sizes, need side by side. */
function rowsOf(gangs: number[], across: number, card: number): number {
  let [rows, used] = [1, 0];
  for (const size of gangs) {
    const width = Math.min(across, gangWidth(size, card));
    if (used && used + GAP.across + width > across) [rows, used] = [rows + 1, width];
    else used += (used && GAP.across) + width;
  }
  return rows;
}

/** The card width at which everybody's gangs, given by their sizes, fit above mine without scrolling. */
export function cardWidth({ across, down }: Room, others: number[][], mine: boolean): number {
  const width = across - PILES;
  const columns = inColumns(width, others);
  const inner = (width - (columns.length - 1) * GAP.families) / columns.length - FRAME.across;
  const height = (card: number): number => card * (down <= LOW ? CUT : TALL);
  const family = (gangs: number[], card: number): number => {
    if (!gangs.length) return FRAME.down + NAME + NONE;
    const rows = rowsOf(gangs, inner, card);
    return FRAME.down + NAME + rows * (height(card) + RIBBON) + (rows - 1) * GAP.down;
  };
  const fits = (card: number): boolean => {
    const free = down - (mine ? height(card) + OWN + GAP.families : 0);
    return columns.every(
      (stacked) => stacked.reduce((sum, gangs) => sum + family(gangs, card), (stacked.length - 1) * GAP.families) <= free,
    );
  };
  for (let card = MOST; card > LEAST; card -= STEP) if (fits(card)) return card;
  return LEAST;
}

/** On a phone every gang has a row of its own, and its cards have this part of the board's width and height (`Family`). */
const PHONE_CARD = { across: 0.12, down: 0.14, most: 76 };
/** Families beyond which their gangs are always close together on a phone. */
const FEW = 4;

/** Whether the gangs of others lie closer together on a phone: in rows of their own they would be cut off above mine. */
export function closeTogether({ across, down }: Room, mine: number, others: number[][]): boolean {
  if (across >= PHONE) return false;
  if (others.length > FEW) return true;
  const card = Math.max(LEAST, Math.min(PHONE_CARD.across * across, PHONE_CARD.down * down, PHONE_CARD.most));
  const family = (gangs: number[]): number =>
    FRAME.down + NAME + (gangs.length ? gangs.length * (TALL * card + RIBBON + GAP.down) - GAP.down : NONE);
  const high = inColumns(across, others).map((stacked) => stacked.reduce((sum, gangs) => sum + family(gangs) + GAP.families, 0));
  return Math.max(...high) > down - mine;
}

/** The largest card before another player: mine are not smaller. */
const MOST_OF_OTHERS = 62;
/** The smallest readable card of a gang that is folded to a stack. */
const LEAST_STACK = 28;
/** The ribbon of a gang in front of its owner. */
const SMALL_RIBBON = 19;

export interface Spread {
  card: number;
  /** Only the top card of every gang is seen. */
  folded: boolean;
}

/** How gangs, given by their sizes, lie in front of their owner in this room: spread out, or folded to stacks if there are many. */
export function spreadIn({ across, down }: Room, gangs: number[], most = MOST_OF_OTHERS): Spread {
  const fits = (card: number): boolean => {
    const rows = rowsOf(gangs, across, card);
    return rows * (TALL * card + SMALL_RIBBON) + (rows - 1) * GAP.down <= down;
  };
  for (let card = most; card >= LEAST; card -= 4) if (fits(card)) return { card, folded: false };
  const stack = Math.min(across / gangs.length - 2 * GAP.down, (down - SMALL_RIBBON) / TALL, LEAST);
  return { card: Math.max(LEAST_STACK, Math.floor(stack)), folded: true };
}

/** My part of the height of a table that the others sit around, and my largest card there. */
const MINE = 0.34;
const MOST_OF_MINE = 102;

/** The width of the cards on the board; where the others sit around it only my gangs lie there. */
export const boardCard = (room: Room, others: number[][], mine: boolean, around: boolean): number =>
  around ? spreadIn({ across: room.across, down: MINE * room.down }, [1], MOST_OF_MINE).card : cardWidth(room, others, mine);

/** Whether the plan and the news fit next to my gangs, given by their sizes; otherwise they overlap the others'. */
export function roomBeside({ across }: Room, mine: number[], card: number, forge: boolean): boolean {
  const widths = mine.map((size) => gangWidth(size, card, Math.max(THUMB, SEEN_OF_MINE * card)) + GAP.across);
  return widths.reduce((sum, width) => sum + width, NEWS + (forge ? FORGE : 0)) <= across;
}
