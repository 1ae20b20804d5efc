/** How the points of a game of Chili Mafia came about: gang by gang, those of a team together. */
import { t } from '../../lib/i18n.svelte';
import type { Position, Result } from '../../lib/protocol';
import type { CountStep } from '../game';
import { gangKind, gangPoints, type ChiliZones } from './zones';

const kindOf = (gang: string[]): string => t(`count-${gangKind(gang)}`);

export function counting(view: Position, _: Result, seat: number, nameOf: (seat: number) => string): CountStep[] {
  const zones = view.zones as unknown as ChiliZones;
  const size = Number(view.options.teams ?? 1) || 1;
  const teams = view.players / size;
  const members = Array.from({ length: size }, (_, i) => (seat + i * teams) % view.players);
  return members.flatMap((member) =>
    (zones.gangs[member] ?? []).filter((gang) => gang.length).map((gang) => ({
      text: member === seat ? kindOf(gang) : t('pair', { what: t('count-team', { name: nameOf(member) }), which: kindOf(gang) }),
      points: gangPoints(gang),
      cards: gang,
    })),
  );
}
