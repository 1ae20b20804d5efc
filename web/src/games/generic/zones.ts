/** What a table shows of a game that has no board of its own: zones and facts, as its schema sorts them. */
import type { GameSchema, Json, Position, Sort } from '../../lib/protocol';

/** A zone or fact: one row for the table, or one for every seat. */
export interface Row {
  name: string;
  items: Json[];
}

const listOf = (value: Json | undefined): Json[] =>
  Array.isArray(value) ? value.flat(3) : value === null || value === undefined ? [] : [value];
const shownOf = (view: Position): Record<string, Json> => ({ ...view.zones, ...view.facts });
const sortOf = (schema: GameSchema, name: string): Sort | undefined => schema.zones[name] ?? schema.facts[name];
const isBySeat = (schema: GameSchema, name: string): boolean => sortOf(schema, name)?.kind === 'by-seat';

/** What belongs to nobody. */
export const commonRows = (schema: GameSchema, view: Position): Row[] =>
  Object.entries(shownOf(view)).flatMap(([name, value]) => (isBySeat(schema, name) ? [] : [{ name, items: listOf(value) }]));

/** What belongs to one seat. */
export const seatRows = (schema: GameSchema, view: Position, seat: number): Row[] =>
  Object.entries(shownOf(view)).flatMap(([name, value]) =>
    isBySeat(schema, name) && Array.isArray(value) ? [{ name, items: listOf(value[seat]) }] : [],
  );

/** The cards that only I see: my first zone that is hidden at another seat. */
export function handOf(schema: GameSchema, view: Position, me: number): Row | null {
  for (const row of seatRows(schema, view, me)) {
    const others = Array.from({ length: view.players }, (_, seat) =>
      seat === me ? [] : (seatRows(schema, view, seat).find((one) => one.name === row.name)?.items ?? []),
    );
    if (others.flat().includes('??')) return row;
  }
  return null;
}

/** The sort inside all lists. */
const innermost = (sort: Sort | undefined): Sort | undefined =>
  sort && typeof sort.of === 'object' && sort.of !== null && 'kind' in sort.of ? innermost(sort.of as unknown as Sort) : sort;

/** Whether a zone or fact consists of cards, which are drawn; numbers and words are written. */
export const areCards = (schema: GameSchema, name: string): boolean => innermost(sortOf(schema, name))?.kind === 'card';

/** The zones that get a row on the table: their public contents are more than a number. */
export const worthARow = (schema: GameSchema, row: Row): boolean => areCards(schema, row.name) && row.items.some((item) => item !== '??');

/** Moves by verb, in the order in which they are offered. */
export function byVerb(moves: string[]): [string, string[]][] {
  const verbs = new Map<string, string[]>();
  for (const move of moves) {
    const verb = move.split(' ')[0] ?? '';
    verbs.set(verb, [...(verbs.get(verb) ?? []), move]);
  }
  return [...verbs];
}
