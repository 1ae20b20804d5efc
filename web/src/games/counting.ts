/** How the points of a finished game came about, step by step. */
import { t } from '../lib/i18n.svelte';
import type { Position, Result } from '../lib/protocol';
import { gangKind, gangPoints, type ChiliZones } from './chili-mafia/zones';
import { worth } from './spicy/zones';
import { countRound, sorted, type StickZones } from './stick-em/zones';

export interface CountStep {
  text: string;
  points: number;
  cards: string[];
}
type NameOf = (seat: number) => string;

/** The rounds by their sums; the cards of the last one still lie there, so it is counted from them. */
function stick(view: Position, seat: number): CountStep[] {
  const { sheet, pains, captured } = view.zones as unknown as StickZones;
  const round = (number: number): string => t('count-round', { round: number });
  const { others, stung, stungCost, pain, painCost } = countRound(pains[seat] ?? '', captured[seat] ?? []);
  const earlier = sheet.slice(0, -1).map((row, i) => ({ text: round(i + 1), points: row[seat] ?? 0, cards: [] }));
  const last = [
    { text: t('count-others'), points: others.length, cards: sorted(others) },
    { text: t('count-pains'), points: -stungCost, cards: sorted(stung) },
    { text: t('count-pain-card'), points: -painCost, cards: [pain] },
  ].filter(({ cards }) => cards.length);
  if (earlier.length && last[0]) last[0].text = t('pair', { what: round(sheet.length), which: last[0].text });
  return [...earlier, ...last];
}

const kindOf = (gang: string[]): string => t(`count-${gangKind(gang)}`);

function chili(view: Position, seat: number, nameOf: NameOf): CountStep[] {
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

function spicy(view: Position, seat: number): CountStep[] {
  const trophies = (view.zones.trophies as number[])[seat] ?? 0;
  const won = ((view.zones.won as [string, string][][])[seat] ?? []).map(([card]) => card);
  const hand = (view.zones.hands as string[][])[seat] ?? [];
  return [
    { text: t('count-trophies', { count: trophies }), points: 10 * trophies, cards: [] },
    { text: t('count-won', { count: won.length }), points: worth(won), cards: won },
    { text: t('count-hand', { count: hand.length }), points: -worth(hand), cards: hand },
  ];
}

function wazabi(view: Position, seat: number, score: number): CountStep[] {
  const dice = (colour: string): number => (view.zones[colour] as number[])[seat] ?? 0;
  const left: CountStep = { text: t('count-dice', { count: dice('black') + dice('red') }), points: 0, cards: [...Array<string>(dice('black')).fill('die:'), ...Array<string>(dice('red')).fill('die:red')] };
  if (!score) return [left];
  const place = (view.zones.finished as number[]).indexOf(seat) + 1;
  return [left, { text: view.options.play_on ? t('count-place', { place }) : t('count-first-out'), points: score, cards: [] }];
}

/** The steps of one seat; their points add up to its score. */
export function countSteps(game: string, view: Position, result: Result, seat: number, nameOf: NameOf): CountStep[] {
  if (game === 'stick-em') return stick(view, seat);
  if (game === 'chili-mafia') return chili(view, seat, nameOf);
  if (game === 'wazabi') return wazabi(view, seat, result.scores[seat] ?? 0);
  return spicy(view, seat);
}
