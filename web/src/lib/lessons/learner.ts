/** A learner without a page, for tools/guided.py: reads and follows every lesson. Snapshots in, lessons and moves out, by line. */
import './forgetful';
import { createInterface } from 'node:readline';
import { Guide } from '../guide.svelte';
import { alsoRead } from '../i18n.svelte';
import type { GameEvent, GameSchema, Snapshot } from '../protocol';
import { keepSchema } from '../schema';
import { letter } from '../seats';
import { lessonsOf, loadParts } from '../../games';
import { momentOf } from './lesson';

/** What the page would have been told since the last line; `new` where another game begins. */
interface Line extends Snapshot {
  new: boolean;
  game: string;
  me: number;
  events: GameEvent[];
  /** Sent where another game begins. */
  schema?: GameSchema;
}

let guide = new Guide('', []);
let events: GameEvent[] = [];

async function answer(line: Line): Promise<{ told: string[]; move: string }> {
  if (line.new) {
    if (line.schema) keepSchema(line.game, line.schema);
    await loadParts(line.game);
    [guide, events] = [new Guide('', await lessonsOf(line.game)), []];
  }
  events = [...events, ...line.events].slice(-400);
  const moment = momentOf(line, line.me, events, (seat) => (typeof seat === 'number' ? letter(seat) : String(seat)));
  const before = guide.done.length;
  if (moment) guide.see(moment, line.prompt?.question ?? 0);
  while (guide.told && !guide.told.move) guide.understood();
  const told = [...guide.done.slice(before), ...(guide.told ? [guide.told.lesson.id] : [])];
  return { told, move: guide.told?.question === (line.prompt?.question ?? 0) ? (guide.told?.move ?? '') : '' };
}

for (const area of ['page', 'lessons', 'cards']) await alsoRead(area);
for await (const text of createInterface({ input: process.stdin })) {
  const line = JSON.parse(text) as Line | { lessons: string };
  console.log(JSON.stringify('lessons' in line ? (await lessonsOf(line.lessons)).map((lesson) => lesson.id) : await answer(line)));
}
