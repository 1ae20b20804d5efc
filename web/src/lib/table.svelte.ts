/** A live table as the page knows it. The server applies the rules; this keeps its messages in order. */
import { Animator, type Flight } from './animator';
import { Connection, type Line } from './connection';
import { COLOURS, type Attention, type ChatLine, type Command, type Facts, type FairInfo, type GameEvent, type Json, type Position, type Prompt, type Snapshot, type TableInfo, type Update, type Welcome } from './protocol';
import { t } from './i18n.svelte';
import { commitOf, freshSeed, Memory } from './fair';
import { letter, seatOf } from './seats';
import { hex } from './sha256';
import { play, type Sound } from './sounds';

export interface LogLine {
  key: number;
  event: GameEvent;
  /** The table at that time, to look back at; missing for events before this page was opened. */
  then: Snapshot | null;
}

/** How a game's stage animates events. */
export interface Staging {
  flights(event: GameEvent, before: Position, you: number): Flight[];
  pause?(event: GameEvent): number;
  /** The sound of an event, if it is more than that of a card. */
  sound?(event: GameEvent): Sound | undefined;
}

const EMPTY: Snapshot = { n: -1, view: null, asked: null, prompt: null, clock: null, result: null, rest: null };
const INERT = 250;
const LONGEST_LOG = 400;

export class LiveTable {
  line: Line = $state('connecting');
  info: TableInfo | null = $state.raw(null);
  you: string | null = $state(null);
  host = $state(false);
  shown: Snapshot = $state.raw(EMPTY);
  /** When the shown clock was received, to count down from. */
  told = $state(0);
  log: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  fair: FairInfo | null = $state.raw(null);
  presets: Record<string, Attention> = $state.raw({});
  refusal: { code: string; facts: Facts; key: number } | null = $state.raw(null);
  /** Why the table refused this page; updated at every attempt. */
  barred: { code: string } | null = $state.raw(null);
  looking: LogLine | null = $state.raw(null);
  busy = $state(false);
  sending = $state(0);
  inert = $state(false);
  unread = $state(0);
  rematch: string | null = $state(null);
  /** What a bot would do: the lines still to be given, in order. */
  hint: string[] | null = $state.raw(null);
  thinking = $state(false);
  /** A lesson is being read: the results can wait. */
  reading = $state(false);
  /** Called when this browser has taken a seat and must say hello anew. */
  onseated: (() => void) | null = null;

  readonly animator = new Animator();
  staging: Staging | null = $state.raw(null);
  /** The round that was scored, while the table rests after it. */
  readonly counted: Json = $derived(this.shown.rest && !this.looking ? (this.shown.view?.facts.scored_round ?? null) : null);
  private readonly connection: Connection;
  private latest: Snapshot = $state.raw(EMPTY);
  /** Received messages waiting to be shown, oldest first. */
  private unshown: Update[] = [];
  private key = 0;
  private seed: Uint8Array | null = null;
  /** The step of the shuffle that I have done last: each is done once, however often the server reports its progress. */
  private shuffled = '';
  private readonly memory: Memory;
  private inertTimer = 0;
  private answers = new Map<string, (ok: boolean) => void>();

  constructor(
    readonly id: string,
    token: string | null,
  ) {
    this.memory = new Memory(id);
    this.connection = new Connection(id, token, {
      message: (message) => this.receive(message),
      line: (line) => (this.line = line),
    });
    this.animator.onBusy = (busy) => (this.busy = busy);
  }

  open(): void {
    this.connection.connect();
  }

  close(): void {
    this.connection.close();
    this.animator.clear();
    clearTimeout(this.inertTimer);
  }

  /** My seat as a number; -1 for a spectator. */
  get me(): number {
    return this.you ? seatOf(this.you) : -1;
  }

  get snapshot(): Snapshot {
    return this.looking?.then ?? this.shown;
  }

  get view(): Position | null {
    return this.snapshot.view;
  }

  get prompt(): Prompt | null {
    return this.looking ? null : this.shown.prompt;
  }

  /** The game has started and is not over; it may be paused. */
  get live(): boolean {
    return this.info?.stage === 'playing' || this.info?.stage === 'paused';
  }

  /** Whether a click on an answer counts now. */
  get ready(): boolean {
    const current = this.shown.prompt?.question === this.latest.prompt?.question;
    return current && this.line === 'open' && !this.inert && this.sending === 0 && this.info?.stage === 'playing';
  }

  /** The colour of a seat, as a value of CSS. */
  colour(seat: number): string {
    return `var(--seat-${this.info?.seats[seat]?.colour || COLOURS[seat]})`;
  }

  /** Hints are for games in which everybody else is a bot. */
  get mayAskHint(): boolean {
    const others = this.info?.seats.filter((seat) => seat.seat !== this.you && seat.kind !== 'closed') ?? [];
    return !!this.prompt && !this.prompt.held && !!this.you && others.every((seat) => seat.kind === 'bot');
  }

  async askHint(): Promise<void> {
    const prompt = this.shown.prompt;
    if (!prompt || this.thinking) return;
    this.thinking = true;
    this.refusal = null;
    await this.send({ type: 'hint', question: prompt.question });
  }

  /** Whether the next line of the hint is this one, or has all these words. */
  hinted(...words: string[]): boolean {
    const next = this.prompt ? this.hint?.[0]?.split(' ') : undefined;
    return !!next && words.every((word) => word.split(' ').every((part) => next.includes(part)));
  }

  /** A finished game is looked at again: the replay itself says what happened. */
  past = $state(false);
  /** In a replay with all hands open, "you" refers to nobody. */
  onlooker = $state(false);

  /** Whether this seat is the reader's own. */
  isMe(seat: number): boolean {
    return seat === this.me && !this.onlooker;
  }

  /** The name of a player as shown to the reader. */
  called(seat: number): string {
    return this.isMe(seat) ? t('you') : this.name(seat);
  }

  name(seat: number | string): string {
    const place = typeof seat === 'number' ? letter(seat) : seat;
    const info = this.info?.seats.find((one) => one.seat === place);
    if (info?.name) return info.name;
    return info?.kind === 'bot' ? t(`bot-name-${place}`) : place;
  }

  /** Send a command; resolves to whether it was executed. */
  send(command: Command): Promise<boolean> {
    this.sending += 1;
    return new Promise((done) => {
      this.answers.set(this.connection.send(command), done);
    });
  }

  /** Answer the open question with lines of notation. */
  async answer(...moves: string[]): Promise<boolean> {
    const prompt = this.shown.prompt;
    if (!prompt || !this.ready) return false;
    this.refusal = null;
    const advised = this.hint ?? [];
    const follows = advised.length > moves.length && moves.every((move, i) => move === advised[i]);
    this.hint = follows ? advised.slice(moves.length) : null;
    return this.send({ type: 'move', question: prompt.question, moves });
  }

  /** Take back an answer that the server still holds. */
  async withdraw(): Promise<boolean> {
    const prompt = this.shown.prompt;
    return prompt ? this.send({ type: 'withdraw', question: prompt.question }) : false;
  }

  private receive(message: Parameters<ConstructorParameters<typeof Connection>[2]['message']>[0]): void {
    if (message.type === 'welcome') this.welcome(message);
    else if (message.type === 'update') this.update(message);
    else if (message.type === 'clock-changed') {
      this.latest = { ...this.latest, clock: message.clock };
      this.shown = { ...this.shown, clock: message.clock };
      this.told = performance.now();
    } else if (message.type === 'table-changed') {
      this.info = message.table;
      this.you = message.you;
      if (message.table.rematch) this.rematch = message.table.rematch;
    } else if (message.type === 'hint-given') {
      this.thinking = false;
      if (message.question === this.shown.prompt?.question) this.hint = message.moves;
    } else if (message.type === 'chat') {
      this.chat = [...this.chat, message.line].slice(-100);
      this.unread += 1;
    } else if (message.type === 'fair') this.shuffle(message.fair);
    else if (message.type === 'done') {
      if (message.table) this.rematch = message.table;
      this.settle(message.id, true);
    } else if (message.type === 'refused' && this.line !== 'open') this.barred = { code: message.code };
    else if (message.type === 'refused') {
      this.thinking = false;
      this.refusal = { code: message.code, facts: message.facts, key: ++this.key };
      play('refuse');
      this.settle(message.id, false);
    }
  }

  private settle(id: string | null, ok: boolean): void {
    const done = id === null ? undefined : this.answers.get(id);
    if (!done || id === null) return;
    this.answers.delete(id);
    this.sending -= 1;
    done(ok);
  }

  private welcome(message: Welcome): void {
    this.memory.gap();
    this.barred = null;
    this.info = message.table;
    this.you = message.you;
    this.host = message.host;
    this.chat = message.chat;
    this.presets = message.presets;
    this.rematch = message.table.rematch;
    this.animator.clear();
    // Messages received before the connection was lost are not announced again, even if they were not shown yet.
    for (const update of this.unshown) this.note(update.events, update);
    this.unshown = [];
    this.note(message.missed.flatMap((batch) => batch.events), null);
    this.latest = message;
    this.show(message);
    if (message.fair) this.shuffle(message.fair);
  }

  private update(message: Update): void {
    this.memory.told(message);
    const before = this.latest.view;
    this.latest = message;
    this.unshown.push(message);
    if (!before || !message.view || !message.events.length) {
      this.animator.push({ flights: [], show: () => this.apply(message) });
      return;
    }
    const flights = message.events.flatMap((event) => this.staging?.flights(event, before, this.me) ?? []);
    const pause = Math.max(0, ...message.events.map((event) => this.staging?.pause?.(event) ?? 0));
    this.animator.push({
      flights: flights.slice(0, 8),
      pause,
      show: () => this.apply(message),
    });
  }

  private note(events: GameEvent[], then: Snapshot | null): void {
    this.log = [...this.log, ...events.map((event) => ({ key: ++this.key, event, then }))].slice(-LONGEST_LOG);
  }

  private apply(message: Update): void {
    this.unshown.shift();
    this.note(message.events, message);
    if (message.events.length) {
      play(message.events.map((event) => this.staging?.sound?.(event)).find(Boolean) ?? 'card');
      this.refusal = null;
    }
    this.show(message);
  }

  private show(snapshot: Snapshot): void {
    const old = this.shown;
    this.shown = snapshot;
    this.told = performance.now();
    const fresh = snapshot.prompt && snapshot.prompt.question !== old.prompt?.question;
    if (!snapshot.prompt || (fresh && snapshot.prompt.name !== old.prompt?.name)) this.hint = null;
    if (fresh) this.thinking = false;
    if (fresh && !snapshot.prompt?.reacts) play('turn');
    if (snapshot.result && !old.result && old.n >= 0) play('win');
    if (fresh || !!old.rest !== !!snapshot.rest) this.hold(Math.max(snapshot.prompt?.opens_in ?? 0, old.n < 0 ? 0 : INERT));
  }

  /** Buttons are inactive for a moment after their meaning changed. */
  private hold(time: number): void {
    clearTimeout(this.inertTimer);
    this.inert = time > 0;
    this.inertTimer = window.setTimeout(() => (this.inert = false), time);
  }

  /** My part of the shuffle: sealed first, opened when all sealed parts are public and the receipt is kept. */
  private shuffle(fair: FairInfo): void {
    this.fair = fair;
    const step = `${fair.phase} ${fair.statement.server}`;
    if (!this.you || !fair.waits_for.includes(this.you) || step === this.shuffled) return;
    this.shuffled = step;
    if (fair.phase === 'commit') {
      this.seed = freshSeed();
      void this.send({ type: 'commit', commit: commitOf(fair.game, this.me, this.seed) });
    } else if (fair.phase === 'reveal' && this.seed) {
      this.memory.promised(fair, this.you, this.seed);
      void this.send({ type: 'reveal', seed: hex(this.seed) });
    }
  }
}
