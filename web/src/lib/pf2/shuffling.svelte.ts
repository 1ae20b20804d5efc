/** The shuffle of one table as this browser takes part in it: one message after another, one answer after its journal is written. */
import type { GiveUp, Seal, Show, ShuffleInfo } from '../protocol';
import { keptReceived, type Memory } from '../memory';
import { hex } from '../sha256';
import { BrowserStore, wasDealt, type Lost, type Store } from './journal';
import { Participant, readTold, type Answer, type Told } from './participant';
import type { Receipt2 } from './receipt';
import { boundOf, codeOf, isListSigned, listHash, playerOf, Unanswerable } from './values';

/** What is known about this deal so far, as the phrase `page-deal-<code>` says it. */
export interface Standing {
  code: string;
  facts: Record<string, string | number>;
  /** `fine`: my part is in it. `limited`: it proves less. `wrong`: the server broke the protocol. */
  tone: 'fine' | 'limited' | 'wrong';
}
type Send = (command: Seal | Show | GiveUp) => Promise<unknown>;

export class Shuffling {
  info: ShuffleInfo | null = $state.raw(null);
  /** When `info` was received, to count down from. */
  told = $state(0);
  /** What this browser would show about the shuffle, without what it received during the game. */
  receipt: Receipt2 | null = $state.raw(null);
  /** Shuffles that were never dealt, if there are enough of them that the person decides whether to add another part. */
  asks: Lost[] | null = $state.raw(null);
  /** Why this browser cannot answer: its journal cannot be written, or the message makes no sense. */
  problem: '' | 'store' | 'message' = $state('');
  /** What people can compare, once the cards are dealt. */
  code = $state('');
  /** The person has read what is unusual about this deal. */
  noticed = $state(false);
  private agreed = false;
  /** What was sent over this connection. */
  private sent = '';
  private turn: Promise<void> = Promise.resolve();
  /** Considers the last message. */
  private last: () => Promise<void> = () => Promise.resolve();
  readonly player: string;

  constructor(
    readonly table: string,
    private readonly token: string | null,
    private readonly memory: Memory,
    private readonly send: Send,
    private readonly store: Store = new BrowserStore(),
  ) {
    this.player = token === null ? '' : playerOf(table, token);
  }

  /** A new connection: a seal is sent again, because another device may have sealed meanwhile. */
  connected(): void {
    this.sent = '';
  }

  /** The server's next message; `you` is my seat. Messages are considered in their order. */
  hear(info: ShuffleInfo, you: string | null): Promise<void> {
    this.info = info;
    this.told = performance.now();
    try {
      const told = read(info);
      const seat = told.promise.seats.find((one) => one.player && one.player === this.player)?.seat ?? you ?? '';
      // At once, not in turn: the deal may be the next message.
      if (told.list && seat) this.memory.listed(hex(listHash(told.promise, told.list)), seat);
      this.last = () => this.consider(told, seat);
    } catch (problem) {
      this.last = () => Promise.reject(problem as Error);
    }
    return this.next();
  }

  /** The person wants to add a part although many shuffles were never dealt. */
  agree(): Promise<void> {
    this.agreed = true;
    this.asks = null;
    return this.next();
  }

  giveUp(): void {
    void this.send({ type: 'give-up' });
  }

  private next(): Promise<void> {
    const consider = this.last;
    return (this.turn = this.turn.then(consider).then(
      () => void (this.problem = ''),
      (problem: unknown) => {
        this.problem = problem instanceof Unanswerable ? 'message' : 'store';
        console.warn('The shuffle gets no answer:', problem);
      },
    ));
  }

  private async consider(told: Told, seat: string): Promise<void> {
    if (told.list) told.signed = await isListSigned(told.promise, told.list);
    if (this.token !== null && seat) await this.answer(told, seat, this.token);
    const { promise, list, parts, stage } = told;
    if (list && parts && stage !== 'given-up' && !this.receipt?.alarm) this.code = codeOf(boundOf(promise, list, parts));
  }

  private async answer(told: Told, seat: string, token: string): Promise<void> {
    const { answer, receipt } = await this.store.write(this.table, (journal) => {
      const me = new Participant(this.table, token, journal, this.agreed);
      const answer = me.answer(told);
      if (told.stage === 'open') me.ended(this.info?.outcome === 'over');
      return { answer, receipt: me.receipt(seat) };
    });
    this.receipt = receipt;
    this.asks = answer?.type === 'ask' ? answer.earlier : null;
    this.say(answer);
  }

  /** A seal is sent once per connection, a part as long as it is awaited. */
  private say(answer: Answer): void {
    if (!answer || answer.type === 'ask') return;
    const waited = this.info?.waits_for.includes(this.player);
    const line = JSON.stringify(answer);
    if (line === this.sent || (answer.type === 'show' && !waited)) return;
    this.sent = line;
    void this.send(answer);
  }

  /** What I can say about this deal now; null before there is a list. */
  get standing(): Standing | null {
    return standing(this.info, this.receipt);
  }
}

function read({ stage, promise, list, parts, given_up }: ShuffleInfo): Told {
  const told = readTold(stage, promise, list, parts, []);
  const missing = given_up?.missing ?? [];
  return { ...told, missing: told.promise.seats.flatMap(({ name, player }) => (player && missing.includes(player) ? [name] : [])) };
}

/** The names of those whose part is in the deal. */
const listedNames = ({ promise, list }: ShuffleInfo): string =>
  promise.seats.flatMap(({ name }, i) => (list?.seals[i] ? [name] : [])).join(', ');

/** The names of those who did not show their part at lost tables. */
export const missingNames = (lost: Lost[]): string => [...new Set(lost.flatMap((one) => one.missing))].join(', ') || '?';

const counted = (games: Lost[]): { count: number; deals: number } => ({ count: games.length, deals: games.length + 1 });

export function standing(info: ShuffleInfo | null, receipt: Receipt2 | null): Standing | null {
  if (receipt?.alarm) return { code: receipt.alarm, facts: {}, tone: 'wrong' };
  if (!info?.list || info.stage === 'given-up') return null;
  const names = listedNames(info);
  if (!names) return { code: 'alone', facts: {}, tone: 'limited' };
  if (!receipt) return { code: 'watched', facts: { names }, tone: 'fine' };
  if (receipt.left) return { code: receipt.left, facts: { names }, tone: receipt.left === 'later' ? 'fine' : 'limited' };
  const lost = receipt.earlier.filter((one) => !wasDealt(one));
  if (lost.length) return { code: 'discarded', facts: { ...counted(lost), missing: missingNames(lost) }, tone: 'limited' };
  return receipt.earlier.length
    ? { code: 'broken-off', facts: counted(receipt.earlier), tone: 'fine' }
    : { code: 'in', facts: {}, tone: 'fine' };
}

/** The receipt of a game under pf2, from the journal and from what this browser received; null if it took no part. */
export async function receiptOf(table: string, token: string, store: Store = new BrowserStore()): Promise<Receipt2 | null> {
  const received = keptReceived(table);
  const receipt = await store.write(table, (journal) => new Participant(table, token, journal).receipt(received?.seat ?? ''));
  if (!receipt) return null;
  const seat = receipt.promise.seats.find((one) => one.player === receipt.player)?.seat ?? receipt.seat;
  return { ...receipt, seat, heads: received?.heads ?? [], views: received?.views ?? [], resumed: received?.resumed ?? [] };
}
