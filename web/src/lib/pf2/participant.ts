/**
 * My side of a shuffle: what this browser answers, and what it refuses to answer; the twin of `fairness/pf2/participant.py`.
 *
 * Everything depends on one rule: **at most one part is shown for a table, ever.** Whatever the server sends later, a second
 * list or a second promise gets no answer, and the journal keeps both as evidence.
 */
import { canonical } from '../fair';
import type { PromiseMade, SealedList, ShuffleInfo } from '../protocol';
import { hex } from '../sha256';
import { DAY, wasDealt, type Alarm, type Journal, type Left, type Lost, type Note, type Noted, type What } from './journal';
import type { Receipt2 } from './receipt';
import { isHash, listHash, placeOf, playerOf, promiseHash, readList, readPromise, sealOf, Unanswerable } from './values';

/** After this many shuffles in a day that were never dealt, the person decides whether to add another part. */
const ASK_FROM = 2;

type Stage = ShuffleInfo['stage'];

/** The contents of a `shuffle-changed` message, in good form. */
export interface Told {
  stage: Stage;
  promise: PromiseMade;
  list: SealedList | null;
  parts: string[] | null;
  /** Names of the players whose part was not shown, once the table is given up. */
  missing: string[];
  /** Whether the list is signed; null where this browser cannot tell. */
  signed: boolean | null;
}

export type Answer =
  { type: 'seal'; promise: string; seal: string } | { type: 'show'; list: string; part: string } | { type: 'ask'; earlier: Lost[] } | null;

/** The parsed message, its signature not checked yet; throws if it is malformed. */
export function readTold(stage: Stage, promise: unknown, list: unknown, parts: string[] | null, missing: string[]): Told {
  const made = readPromise(promise);
  return { stage, promise: made, list: list === null ? null : readList(list, made), parts, missing, signed: null };
}

const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

/** One person's browser at one table. All its knowledge is in the journal, so it can be recreated at any time. */
export class Participant {
  readonly player: string;

  constructor(
    readonly game: string,
    token: string,
    protected readonly journal: Journal,
    /** Whether the person wants to continue although many shuffles were never dealt. */
    private readonly agreed = false,
    private readonly draw = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32)),
    private readonly now = (): number => Date.now(),
  ) {
    this.player = playerOf(game, token);
  }

  /** The answer to send once the journal is written; throws `Unanswerable`. */
  answer(told: Told): Answer {
    if (told.promise.game !== this.game) throw new Unanswerable('fair-other-game');
    if (this.notes('alarm').length) return null;
    if (told.stage === 'seal') return this.seal(told.promise);
    if (told.stage === 'show') return this.show(told);
    if (told.stage === 'given-up') this.givenUp(told);
    else this.ready(told);
    return null;
  }

  // -- seal

  protected seal(promise: PromiseMade): Answer {
    if (placeOf(this.player, promise) < 0 || this.isRevived()) return null;
    if (this.notes('list').some((note) => !same(note.data.promise, promise))) {
      this.alarm('second', promise, null);
      return null;
    }
    if (!this.parts(promise).length) this.note('promise', { promise, part: hex(this.draw()) });
    return { type: 'seal', promise: hex(promiseHash(promise)), seal: sealOf(promise, this.player, this.parts(promise)[0]!) };
  }

  /** My parts under this promise. */
  protected parts(promise: PromiseMade): string[] {
    return this.notes('promise').flatMap(({ data }) => (same(data.promise, promise) ? [data.part] : []));
  }

  // -- show

  protected show(told: Told): Answer {
    if (placeOf(this.player, told.promise) < 0 || this.isRevived()) return null;
    if (!this.keep(told)) return null;
    const { hash, part, left, earlier } = this.notes('list')[0]!.data;
    if (left) return null;
    const shown = this.notes('shown').length > 0;
    const lost = earlier.filter((one) => !wasDealt(one));
    if (lost.length >= ASK_FROM && !this.agreed && !shown) return { type: 'ask', earlier: lost };
    if (!shown) this.note('shown', { part });
    return { type: 'show', list: hash, part };
  }

  /** Keep the first list of this game; false, and an alarm, if there is another one. */
  private keep({ promise, list, signed }: Told): boolean {
    if (!list) throw new Unanswerable('fair-form', 'list');
    const hash = hex(listHash(promise, list));
    if (signed === false) throw new Unanswerable('fair-unsigned');
    if (!this.notes('list').length) {
      const [part, left] = this.mine(promise, list);
      this.note('list', { promise, list, hash, part, left, earlier: left ? [] : this.earlier() });
    }
    if (this.notes('list').every((note) => note.data.hash === hash)) return true;
    this.alarm('second', promise, list);
    return false;
  }

  /** My part in this list, or the reason why it is not in it. */
  protected mine(promise: PromiseMade, list: SealedList): [string, Left] {
    const place = placeOf(this.player, promise);
    if (place < 0) return ['', 'later'];
    const seal = list.seals[place]!;
    if (!seal) return ['', list.why[place] as Left];
    const part = this.parts(promise).find((one) => sealOf(promise, this.player, one) === seal);
    return part ? [part, ''] : ['', 'not-my-seal'];
  }

  // -- after the shuffle

  /** Check the parts every time they arrive: what people compare aloud is computed from them. */
  private ready(told: Told): void {
    if (this.isRevived() || !this.keep(told)) return;
    const parts = told.parts ?? [];
    if (!this.allFit(told.promise, told.list!, parts)) this.alarm('parts', told.promise, told.list);
    else if (!this.notes('ready').length) this.note('ready', { parts });
  }

  private allFit(promise: PromiseMade, { seals }: SealedList, parts: string[]): boolean {
    if (parts.length !== seals.length) return false;
    const fit = promise.seats.every(({ player }, i) =>
      seals[i] ? isHash(parts[i]) && sealOf(promise, player, parts[i]) === seals[i] : parts[i] === '',
    );
    const { left, part } = this.notes('list')[0]!.data;
    return fit && (left !== '' || (this.notes('shown').length > 0 && parts.includes(part)));
  }

  private givenUp({ missing, promise }: Told): void {
    if (!this.notes('given-up').length) this.note('given-up', { missing, promise });
  }

  /** The game is over, or abandoned. */
  ended(over: boolean): void {
    if (!this.notes('end').length) this.note('end', { how: over ? 'over' : 'abandoned' });
  }

  /** Whether the table was given up before: its secret is public, so it must not continue. */
  protected isRevived(): boolean {
    const revived = this.notes('given-up').length > 0;
    if (revived) this.alarm('revived', null, null);
    return revived;
  }

  // -- the journal

  /** Other shuffles of the last 24 hours that had my part and, as far as I know, did not lead to a whole game. */
  earlier(): Lost[] {
    const since = this.now() - DAY;
    return this.journal.games().flatMap((game): Lost[] => {
      const notes = game === this.game ? [] : this.journal.read(game);
      const shown = notes.find((note) => note.what === 'shown' && note.at >= since);
      const state = stateOf(notes);
      if (!shown || state === 'over') return [];
      return [{ game, at: shown.at, state, missing: of(notes, 'given-up').flatMap((note) => note.data.missing) }];
    });
  }

  /** The receipt with which I can check this game; null if I never took part in a shuffle. What I received is added by `Memory`. */
  receipt(seat: string): Receipt2 | null {
    const [list] = this.notes('list');
    const promise = list?.data.promise ?? this.notes('promise').at(-1)?.data.promise;
    if (!promise) return null;
    // Somebody who sits down again has another token, but the same journal.
    const left = (list ? list.data.left : 'late') || (placeOf(this.player, promise) < 0 ? 'later' : '');
    const alarms = this.notes('alarm').map((note) => note.data);
    const second = alarms.find((one) => one.alarm === 'second');
    return {
      format: 'hotseat receipt 2',
      game: this.game,
      player: this.player,
      seat,
      promise,
      list: list?.data.list ?? null,
      part: list && !left && this.notes('shown').length ? list.data.part : '',
      left,
      alarm: alarms[0]?.alarm ?? '',
      second: second?.promise ? { promise: second.promise, list: second.list } : null,
      earlier: list?.data.earlier ?? [],
      since: '',
      heads: [],
      views: [],
      resumed: [],
    };
  }

  protected notes<Kind extends What>(what: Kind): Note<Kind>[] {
    return of(this.journal.read(this.game), what);
  }

  protected note<Kind extends What>(what: Kind, data: Noted[Kind]): void {
    this.journal.append(this.game, { at: this.now(), what, data });
  }

  /** Record a violation with its evidence; after the first alarm nothing is answered any more. */
  private alarm(alarm: Alarm, promise: PromiseMade | null, list: SealedList | null): void {
    if (!this.notes('alarm').length) this.note('alarm', { alarm, promise, list });
  }
}

/** How far a game got. */
function stateOf(notes: Note[]): Lost['state'] | 'over' {
  if (of(notes, 'given-up').length) return 'given-up';
  if (!of(notes, 'ready').length) return 'shown';
  const [end] = of(notes, 'end');
  return end ? (end.data.how ?? 'over') : 'dealt';
}

const of = <Kind extends What>(notes: Note[], what: Kind): Note<Kind>[] => notes.filter((note): note is Note<Kind> => note.what === what);
