/** "Why can't I?": everything that a player may be asking about right now. */
import { refusalText } from './i18n.svelte';
import { moveText } from './names';
import type { Point } from './rules';
import type { LiveTable } from './table.svelte';

/** What a control says, without its picture and its key. */
function labelOf(control: HTMLElement): string {
  const copy = control.cloneNode(true) as HTMLElement;
  for (const extra of copy.querySelectorAll('[aria-hidden="true"], kbd')) extra.remove();
  return copy.textContent.trim();
}

/** What was refused, in words; the move as its button says it, unless it is none of this game. */
export function refusedText(table: LiveTable): string {
  if (!table.refusal) return '';
  const { code, facts } = table.refusal;
  const said = (line: string): string => moveText(table.info?.game ?? '', line, (seat) => table.name(seat), table.prompt?.name);
  return refusalText(code, facts.move && code !== 'unknown-move' ? { ...facts, move: said(facts.move) } : facts);
}

/** Where we are: the open question, mine or somebody else's. */
export function pointHere(table: LiveTable, line: string): Point[] {
  const question = table.prompt?.name ?? table.snapshot.asked?.name ?? '';
  return question ? [{ label: line, question }] : [];
}

/** What was refused, where we are, and every control of the bar that is off. */
export function pointsNow(table: LiveTable, line: string, bar: ParentNode = document): Point[] {
  const question = table.prompt?.name ?? '';
  const refused = table.refusal;
  const off = [...bar.querySelectorAll<HTMLElement>('.bar button:disabled')];
  return [
    ...(refused ? [{ label: refusedText(table), refused, question }] : []),
    ...pointHere(table, line),
    ...off.map((control) => ({ label: labelOf(control), control: control.dataset.move ?? control.dataset.word ?? '-', question })),
  ];
}
