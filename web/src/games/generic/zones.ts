/** What a table shows of a game that has no stage of its own: zones and facts, as its schema sorts them. */
import type { GameSchema, Json, Position } from '../../lib/protocol';

/** A zone or fact: one row for the table, or one for every seat. */
export interface Row {
  name: string;
  items: Json[];
}

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value.flat(3) : value === null || value === undefined ? [] : [value]);
const shownOf = (view: Position): Record<string, Json> => ({ ...view.zones, ...view.facts });
const isBySeat = (schema: GameSchema, name: string): boolean => (schema.zones[name] ?? schema.facts[name])?.kind === 'by-seat';

/** What belongs to nobody. */
export const commonRows = (schema: GameSchema, view: Position): Row[] =>
  Object.entries(shownOf(view)).flatMap(([name, value]) => (isBySeat(schema, name) ? [] : [{ name, items: listOf(value) }]));

/** What belongs to one seat. */
export const seatRows = (schema: GameSchema, view: Position, seat: number): Row[] =>
  Object.entries(shownOf(view)).flatMap(([name, value]) => (isBySeat(schema, name) && Array.isArray(value) ? [{ name, items: listOf(value[seat]) }] : []));

/** The cards that only I see: the first zone of mine whose like is hidden at another seat. */
export function handOf(schema: GameSchema, view: Position, me: number): Row | null {
  for (const row of seatRows(schema, view, me)) {
    const others = Array.from({ length: view.players }, (_, seat) => (seat === me ? [] : (seatRows(schema, view, seat).find((one) => one.name === row.name)?.items ?? [])));
    if (others.flat().includes('??')) return row;
  }
  return null;
}

/** Whether these are cards, to be drawn as such; numbers and words are written. */
export const areCards = (schema: GameSchema, items: Json[]): boolean => items.length > 0 && items.every((item) => item === '??' || (schema.words.card ?? []).includes(String(item)));

/** Moves by verb, in the order in which they are offered. */
export function byVerb(moves: string[]): [string, string[]][] {
  const verbs = new Map<string, string[]>();
  for (const move of moves) {
    const verb = move.split(' ')[0] ?? '';
    verbs.set(verb, [...(verbs.get(verb) ?? []), move]);
  }
  return [...verbs];
}
