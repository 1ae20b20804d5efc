/** Where the cards of a hand lie: a fan in as few rows as leave every card a thumb's width. All lengths are pixels. */

export interface Screen {
  across: number;
  down: number;
}

export interface Holding {
  cards: number;
  /** The usual maximum of cards: the hand keeps its height, and fewer cards are larger. Without it no space is reserved. */
  most: number;
  /** Reserve at most two rows of small cards; a hand that is seldom large takes no more space on a phone. */
  snug: boolean;
  /** How many times larger the player wants the cards. */
  big: number;
}

export interface Place {
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
}

export interface Fan {
  /** The width of a card. */
  card: number;
  height: number;
  columns: number;
  places: Place[];
}

const THUMB = 44;
/** The part of every card that is seen at a large table, where one row of smaller cards is better than two. */
const HALF = 0.54;
/** The narrowest readable card; above this width, one row is better than two. */
const LEAST = 44;
/** The part of a card that a row of large ones shows at least. */
const SEEN = 0.62;
/** The visible part of the upper row without reserved space: the corner with the card's identity, and its middle. */
const CORNER = 34;
/** Of a card, to its width. */
const TALL = 1.4;
const GAP = 6;
/** Step between card sizes, so that most changes of the hand leave the size as it is. */
const STEP = 10;
/** Pixels of height below which a screen gives up air. */
const LOW = 700;

const clamp = (least: number, wish: number, most: number): number => Math.min(most, Math.max(least, wish));

/** In landscape on a phone, my place is next to the board. */
const onSide = ({ across, down }: Screen): boolean => across >= 600 && down <= 560;
/** Players sit around the table, and the hand lies between what is asked and the bar. */
const isRound = ({ across, down }: Screen): boolean => across >= 900 && down >= 600;
const upright = (screen: Screen): boolean => screen.across < 700 && !onSide(screen);

/** The width of a card on this screen if all fit. */
function usual(screen: Screen, snug: boolean): number {
  const { across, down } = screen;
  if (onSide(screen)) return clamp(54, 0.155 * down, 66);
  if (upright(screen)) return snug ? (down <= LOW ? 46 : 58) : clamp(58, 0.17 * across, 92);
  return clamp(80, Math.min(0.08 * across, 0.13 * down), 122);
}

/** How much of the board a hand of large cards may take: on a phone, only as much as keeps the board readable. */
const lent = (screen: Screen): number => (onSide(screen) || upright(screen) ? clamp(5, 0.035 * (screen.down - 600), 12) : Infinity);

/** From one row to the next. Many rows, or a low screen: of the upper rows what the cards do is seen, and a thumb's height of it. */
function rowOf(card: number, screen: Screen, { most, snug }: Holding, rows: number): number {
  if (snug && upright(screen)) return most ? THUMB : CORNER;
  return rows > 2 || screen.down <= LOW ? Math.max(THUMB, 0.74 * card) : 0.98 * card;
}

/** The widest card that leaves a touch target, and most of its face, visible in a row of this length. */
const widest = (width: number, many: number): number => Math.min(width - (many - 1) * THUMB, width / (1 + SEEN * (many - 1)));

/** The fan of a hand with the given width. */
export function fanned(width: number, screen: Screen, holding: Holding): Fan {
  const { cards, most, snug, big } = holding;
  const phone = upright(screen);
  let card = usual(screen, snug);
  const round = isRound(screen);
  const perRow = Math.max(
    3,
    Math.floor(round ? (width / LEAST - 1) / HALF : (width - (phone || onSide(screen) ? LEAST : big * card)) / THUMB) + 1,
  );
  /** Rows of the height that it has. */
  const high = Math.max(1, Math.ceil(Math.max((snug && !phone) || round ? 0 : most, cards) / perRow));
  const rows = high > 1 && cards <= perRow && widest(width, cards) < 1.15 * card ? 2 : Math.max(1, Math.ceil(cards / perRow));
  const columns = Math.max(1, Math.ceil(cards / rows));
  // In landscape a compact hand of two rows is below other controls.
  if (onSide(screen) && snug && rows > 1) card = 46;
  const heightOf = (one: number): number => rowOf(one, screen, holding, high) * (high - 1) + TALL * one;
  card = enlarged(card, big, heightOf, lent(screen));
  const row = rowOf(card, screen, holding, high);
  const height = heightOf(card);
  const grown = rows < high;
  if (grown) card = Math.floor(Math.min(widest(width, columns), height / (0.6 + 0.8 * rows)) / STEP) * STEP;
  else card = Math.min(card, round ? width / (1 + HALF * (columns - 1)) : width - (columns - 1) * THUMB);
  return { card, height, columns, places: laid(width, screen, { cards, card, height, rows, columns, row: grown ? 0.8 * card : row }) };
}

/** A card as large as it is wanted, or as the hand can have it with so much more height. */
function enlarged(card: number, big: number, heightOf: (card: number) => number, more: number): number {
  const most = heightOf(card) + more;
  let larger = big * card;
  while (larger > card && heightOf(larger) > most) larger = Math.max(card, larger - 0.5);
  return larger;
}

interface Layout {
  cards: number;
  card: number;
  height: number;
  rows: number;
  columns: number;
  /** From one row to the next. */
  row: number;
}

/** A single row is bent; several lie flat. */
function laid(width: number, { across }: Screen, { cards, card, height, rows, columns, row }: Layout): Place[] {
  const step = Math.min(card + GAP, (Math.min(width, Math.max(900, 0.86 * across)) - card) / Math.max(1, columns - 1));
  const bend = rows > 1 ? 0 : Math.min(1, 6 / Math.max(1, cards));
  return Array.from({ length: cards }, (_, index) => {
    const aside = (index % columns) - (columns - 1) / 2;
    const beneath = rows - 1 - Math.floor(index / columns);
    return {
      x: (width - card) / 2 + aside * step,
      y: height - TALL * card - beneath * row + aside * aside * bend * 0.55,
      turn: aside * bend * 1.5,
    };
  });
}
