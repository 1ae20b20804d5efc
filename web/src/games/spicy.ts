/** What the page counts beside what the server says of Spicy and Sweet & Spicy. */

export const jokers = (cards: string[]): number => cards.filter((card) => card === 'SJ').length;

/** Points of cards: one each, a Super-Joker five. */
export const worth = (cards: string[]): number => cards.length + 4 * jokers(cards);
