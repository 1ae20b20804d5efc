/** The scoring of a finished game, step by step, as computed by the engine. */
import type { CountStep, Pieces } from '../games/game';
import { t } from './i18n.svelte';
import type { Position } from './protocol';
import { seatOf } from './seats';

/** A line of the scoring: a count or the number of a round, and its owner if it is another player's. */
export interface CountLine {
  what: string;
  points: number;
  number: number;
  seat: string | null;
  cards: string[];
}
type NameOf = (seat: number) => string;

function textOf({ what, number, seat }: CountLine, nameOf: NameOf): string {
  const text = t(`count-${what}`, { count: number, round: number, place: number });
  return seat ? t('pair', { what: t('count-team', { name: nameOf(seatOf(seat)) }), which: text }) : text;
}

/** The steps of one seat; their points add up to its score. `pieces` are drawn next to what counts neither cards nor points. */
export function countSteps(view: Position, seat: number, nameOf: NameOf, pieces: Pieces = {}): CountStep[] {
  const lines = ((view.facts.count ?? []) as unknown as CountLine[][])[seat] ?? [];
  const rounds = lines.filter(({ what }) => what === 'round').length;
  return lines.map((line, i) => {
    const text = textOf(line, nameOf);
    // The cards of the last round are counted kind by kind: the first line names the round.
    const named = rounds && i === rounds ? t('pair', { what: t('count-round', { round: line.number }), which: text }) : text;
    return { text: named, points: line.points, cards: pieces[line.what]?.(view, seat) ?? line.cards };
  });
}
