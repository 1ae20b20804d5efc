/** The guided first game of Wazabi. */
import { t } from '../../lib/i18n.svelte';
import { listed } from '../../lib/names';
import { cardName, FIGURES } from './names';
import { letter, seatOf } from '../../lib/seats';
import { tip } from './tips';
import type { WazabiFacts } from './zones';
import { byWhom, latest, SEEN, type Cue, type Lesson, type Moment } from '../../lib/lessons/lesson';

/** What helps most towards having no dice, first. */
const GOOD = [
  'remove2', 'remove1', 'give1', 'swapdice', 'passdice', 'draw3', 'replay', 'skip', 'steal', 'keep1', 'keep2',
  'swaphands', 'passhands',
];
const card = (code: unknown): Record<string, string> => ({ card: cardName(String(code)), text: tip(String(code)).text });
const factsOf = (at: Moment): WazabiFacts => at.facts as unknown as WazabiFacts;
const byMe = (at: Moment, event: string): boolean => latest(at, event)?.seat === letter(at.me);

function figures(at: Moment): Cue | null {
  if (!byMe(at, 'rolled')) return null;
  const faces = factsOf(at).dice.flatMap(({ figure }) => figure ?? []);
  return faces.length ? { facts: { dice: listed(faces.map((face) => t(`wazabi-face-${FIGURES[face] ?? 'w'}`))) } } : null;
}

function play(at: Moment): Cue | null {
  const best = at.question === 'play' ? GOOD.find((code) => at.moves.includes(`play ${code}`)) : undefined;
  return best ? { facts: card(best), move: `play ${best}` } : null;
}

function flip(at: Moment): Cue | null {
  const flipped = latest(at, 'flipped');
  if (!flipped) return null;
  const cue = byWhom(at, flipped.seat);
  return { ...cue, facts: { ...cue.facts, ...card(flipped.card) } };
}

function race(at: Moment): Cue | null {
  const won = latest(at, 'won-race');
  return won ? byWhom(at, won.seat) : null;
}

function close(at: Moment): Cue | null {
  const [black, red] = [at.zones.black as number[], at.zones.red as number[]];
  const seat = black.findIndex((count, i) => i !== at.me && count + (red[i] ?? 0) === 1);
  return seat >= 0 ? { facts: { name: at.name(letter(seat)) } } : null;
}

/** The player with the fewest dice among those who may get one. */
function give(at: Moment): Cue | null {
  if (at.question !== 'target' || at.about.reason !== 'gift') return null;
  const [black, red] = [at.zones.black as number[], at.zones.red as number[]];
  const dice = (move: string): number => (black[seatOf(move.slice(7))] ?? 0) + (red[seatOf(move.slice(7))] ?? 0);
  const best = at.moves.filter((move) => move.startsWith('target ')).sort((a, b) => dice(a) - dice(b))[0];
  return best ? { move: best } : SEEN;
}

const open = (at: Moment): string | undefined => (at.zones.open_cards as string[][])[at.me]?.[0];

export const WAZABI: Lesson[] = [
  { id: 'wazabi-table', clause: 'WZ-2.1', cue: () => SEEN },
  { id: 'wazabi-roll', clause: 'WZ-4.1', cue: (at) => (at.question === 'roll' ? { move: 'roll' } : null) },
  { id: 'wazabi-slap', clause: 'WZ-5.2', cue: (at) => (at.question === 'slap' && factsOf(at).slap_is_right ? { move: 'slap' } : null) },
  { id: 'wazabi-race', clause: 'WZ-5.5', cue: race },
  { id: 'wazabi-figures', clause: 'WZ-4.2', cue: figures },
  { id: 'wazabi-flip', clause: 'WZ-6.1', cue: flip },
  { id: 'wazabi-drew', clause: 'WZ-7.1', cue: (at) => (byMe(at, 'drew') ? { facts: card(latest(at, 'drew')?.card) } : null) },
  { id: 'wazabi-give', clause: 'WZ-8.2', cue: give },
  { id: 'wazabi-play', clause: 'WZ-9.2', cue: play },
  { id: 'wazabi-nothing', clause: 'WZ-9.1', cue: (at) => (at.question === 'play' && at.moves.length === 1 ? { move: 'pass' } : null) },
  { id: 'wazabi-kept', clause: 'WZ-6.3', cue: (at) => (open(at) ? { facts: card(open(at)) } : null) },
  { id: 'wazabi-shield', clause: 'WZ-6.24', cue: (at) => (at.question === 'shield' ? { move: 'milk' } : null) },
  { id: 'wazabi-close', clause: 'WZ-11.1', cue: close },
  { id: 'wazabi-over', clause: 'WZ-13.4', cue: (at) => (at.over ? SEEN : null) },
];
