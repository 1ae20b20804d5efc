/** A live table as the page knows it. The server applies the rules; this keeps its messages in order. */
import { Animator } from './animator';
import { PACES, type Beat, type Beats } from './beats';
import { vibrate } from './calls/tab';
import { Company } from './company.svelte';
import { Connection, type Line } from './connection';
import {
  COLOURS, type Attention, type ChatLine, type Command, type Facts, type GameEvent, type Json,
  type Position, type Prompt, type Snapshot, type TableInfo, type Update, type Welcome,
} from './protocol';
import { Hint } from './hint.svelte';
import { alsoRead, t } from './i18n.svelte';
import { Inert } from './inert.svelte';
import { logged, type LogLine } from './log';
import { Memory } from './memory';
import { Shuffling } from './pf2/shuffling.svelte';
import { isBot, letter, seatOf } from './seats';
import { Sent } from './sent.svelte';
import { Soon } from './soon.svelte';
import { play } from './sounds';
import { confirms } from './touch';

/** An update that waits to be shown, or is being shown beat by beat. */
interface Waiting {
  message: Update;
  /** When it was received. */
  at: number;
  /** How many of its events have been told. */
  told: number;
}

const EMPTY: Snapshot = { n: -1, view: null, asked: null, prompt: null, clock: null, result: null, rest: null };
const INERT = 250;

export class LiveTable {
  line: Line = $state('connecting');
  info: TableInfo | null = $state.raw(null);
  you: string | null = $state(null);
  host = $state(false);
  /** The seat I stood up from, and may take back. */
  stood: string | null = $state(null);
  /** The number of my request for a bot's seat. */
  request: number | null = $state(null);
  shown: Snapshot = $state.raw(EMPTY);
  /** When the shown clock was received, to count down from. */
  told = $state(0);
  log: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  presets: Record<string, Attention> = $state.raw({});
  refusal: { code: string; facts: Facts; key: number } | null = $state.raw(null);
  /** Why the table refused this page; updated at every attempt. */
  barred: { code: string } | null = $state.raw(null);
  looking: LogLine | null = $state.raw(null);
  busy = $state(false);
  unread = $state(0);
  rematch: string | null = $state(null);
  /** A lesson is being read: the results can wait. */
  reading = $state(false);
  /** Called when this browser has taken a seat and must send `hello` again. */
  onseated: (() => void) | null = null;

  readonly animator = new Animator();
  readonly company = new Company();
  readonly hint = new Hint();
  /** How the game of this table is told. */
  beats: Beats | null = $state.raw(null);
  /** What is being shown just now. */
  beat: Beat | null = $state.raw(null);
  /** How much of its normal time it takes: what moves by itself during a beat is over when the beat is (`--pace`). */
  pace = $state(1);
  /** The round that was scored, while the table rests after it. */
  readonly counted: Json = $derived(this.shown.rest && !this.looking ? (this.shown.view?.facts.scored_round ?? null) : null);
  private readonly connection: Connection;
  private latest: Snapshot = $state.raw(EMPTY);
  /** Received messages waiting to be shown, oldest first. */
  private unshown: Waiting[] = [];
  private refusals = 0;
  private readonly memory: Memory;
  readonly shuffling: Shuffling;
  private readonly sent = new Sent();

  constructor(
    readonly id: string,
    token: string | null,
  ) {
    this.memory = new Memory(id);
    this.shuffling = new Shuffling(id, token, this.memory, async (command) => {
      // If a step of the shuffle comes too late, the next message says so better than a refusal.
      if (!(await this.send(command))) this.refusal = null;
    });
    this.connection = new Connection(id, token, {
      message: (message) => this.receive(message),
      line: (line) => (this.line = line),
    });
    this.animator.onBusy = (busy) => {
      this.busy = busy;
      if (!busy) this.beat = null;
    };
    this.animator.pace = () => PACES[this.info?.speed ?? 'normal'];
  }

  open(): void {
    this.connection.connect();
  }

  close(): void {
    this.connection.close();
    this.animator.clear();
    this.inactive.stop();
    this.waiting.stop();
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

  /** What I may answer now; nothing while an answer of mine is held. */
  get moves(): readonly string[] {
    return this.prompt && !this.prompt.held ? this.prompt.moves : [];
  }

  /** Whether the table waits for me to do something; a chance to react is no turn. */
  get myTurn(): boolean {
    const { prompt } = this.shown;
    return !!prompt && !prompt.reacts && !prompt.held && this.info?.stage === 'playing';
  }

  /** The game has started and, as far as it has been shown, is not over; it may be paused. */
  get live(): boolean {
    const stage = this.info?.stage;
    return stage === 'playing' || stage === 'paused' || (stage === 'finished' && this.busy && !this.shown.result);
  }

  /** Buttons do not react, as their meaning has just changed. */
  get inert(): boolean {
    return this.inactive.now;
  }
  private readonly inactive = new Inert();

  /** Whether a click on an answer counts now. */
  get ready(): boolean {
    const current = this.shown.prompt?.question === this.latest.prompt?.question;
    return current && !this.soon && this.line === 'open' && !this.inert && !this.sent.count && this.info?.stage === 'playing';
  }

  /** The colour of a seat, as a value of CSS. */
  colour(seat: number): string {
    return `var(--seat-${this.info?.seats[seat]?.colour || COLOURS[seat]})`;
  }

  /** Whether everybody else is a bot. */
  get alone(): boolean {
    const others = this.info?.seats.filter((seat) => seat.seat !== this.you && seat.kind !== 'closed') ?? [];
    return !!this.you && others.every((seat) => seat.kind === 'bot');
  }

  /** Hints are for games in which everybody else is a bot. */
  get mayAskHint(): boolean {
    return !!this.prompt && !this.prompt.held && this.alone;
  }

  /** The bots that are deciding whether to react to what was done last; a turn opens after them. */
  readonly pondering: string[] = $derived.by(() => {
    const asked = this.looking || this.shown.rest || this.info?.stage !== 'playing' ? null : this.shown.asked;
    if (!asked || asked.sealed) return [];
    const bots = this.info?.seats.filter(isBot).map((seat) => seat.seat) ?? [];
    return asked.players.filter((seat) => bots.includes(seat) && !asked.waits_for.includes(seat));
  });

  /** On my turn, before bots decide whether to react: let the last card be. */
  async letBe(): Promise<boolean> {
    return this.ready ? this.send({ type: 'go-on' }) : false;
  }

  /** Where everybody else is a bot, the table waits while something is read. */
  wait(reading: boolean): void {
    if (reading === this.waited || !this.alone || this.info?.stage !== 'playing') return;
    this.waited = reading;
    void this.send({ type: 'read', reading });
  }
  private waited = false;

  async askHint(): Promise<void> {
    const prompt = this.shown.prompt;
    if (!prompt || this.hint.awaited) return;
    this.hint.awaited = true;
    this.refusal = null;
    void alsoRead('hints');
    await this.send({ type: 'hint', question: prompt.question });
  }

  /** Whether the next line of the hint is this one, or has all these words. */
  hinted(...words: string[]): boolean {
    return !!this.prompt && this.hint.says(words);
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
    return this.isMe(seat) ? t('you-as-name') : this.name(seat);
  }

  name(seat: number | string): string {
    const place = typeof seat === 'number' ? letter(seat) : seat;
    return this.info?.seats.find((one) => one.seat === place)?.name || place;
  }

  /** Send a command; resolves to whether it was executed. */
  send(command: Command): Promise<boolean> {
    return this.sent.outcome(this.connection.send(command));
  }

  /** Answer the open question with lines of notation. */
  async answer(...moves: string[]): Promise<boolean> {
    const prompt = this.shown.prompt;
    if (!prompt || !this.ready) return false;
    this.refusal = null;
    this.hint.follow(moves);
    return this.send({ type: 'move', question: prompt.question, moves });
  }

  /** An answer that is sent in a moment, unless it is taken back. */
  get soon(): string | null {
    return this.waiting.move;
  }
  private readonly waiting = new Soon();

  /** Answer; after a tap of a finger only in a second, so that it can be taken back. */
  async answerSoon(move: string): Promise<boolean> {
    if (!confirms() || Soon.tooLate(this.shown.clock, this.told)) return this.answer(move);
    return this.ready && this.waiting.wait(move, () => this.answer(move));
  }

  /** Take back an answer that was not sent yet, or that the server still holds. */
  async withdraw(): Promise<boolean> {
    if (this.waiting.takeBack()) return true;
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
      this.hint.awaited = false;
      if (message.question === this.shown.prompt?.question) this.hint.come(message.moves, message.why ?? null);
    } else if (message.type === 'chat') {
      this.chat = [...this.chat, message.line].slice(-100);
      this.company.hear(message.line, this.log.at(-1)?.key);
      this.unread += 1;
    } else if (message.type === 'shuffle-changed') void this.shuffling.hear(message.shuffle, this.you);
    else if (message.type === 'done') {
      if (message.table) this.rematch = message.table;
      this.sent.settle(message.id, true);
    } else if (message.type === 'refused' && this.line !== 'open') this.barred = { code: message.code };
    else if (message.type === 'refused') {
      this.hint.awaited = false;
      this.refusal = { code: message.code, facts: message.facts, key: ++this.refusals };
      play('refuse');
      this.sent.settle(message.id, false);
    }
  }

  private welcome(message: Welcome): void {
    this.memory.gap(message.you !== null, message.view?.zones ?? null);
    this.barred = null;
    this.waited = false;
    this.info = message.table;
    this.you = message.you;
    this.host = message.host;
    this.stood = message.stood;
    this.request = message.request;
    this.chat = message.chat;
    this.presets = message.presets;
    this.rematch = message.table.rematch;
    this.animator.clear();
    this.company.calm();
    // Messages received before the connection was lost are not announced again, even if they were not shown yet.
    for (const { message: update, told } of this.unshown) this.note(update.events.slice(told), update);
    this.unshown = [];
    this.note(message.missed.flatMap((batch) => batch.events), null);
    this.latest = message;
    this.show(message);
    this.shuffling.connected();
    if (message.shuffle) void this.shuffling.hear(message.shuffle, message.you);
  }

  private update(message: Update): void {
    this.memory.told(message);
    const before = this.latest.view;
    this.latest = message;
    const waiting: Waiting = { message, at: performance.now(), told: 0 };
    this.unshown.push(waiting);
    const beats = before && message.view ? (this.beats?.(before, message.events, message.view, this.me) ?? []) : [];
    for (const beat of beats)
      this.animator.push({
        flights: beat.flights ?? [],
        pause: beat.ms,
        update: this.updates,
        begin: () => this.tell(beat, waiting),
        show: () => this.showBeat(beat, message),
      });
    this.animator.push({ flights: [], update: this.updates, show: () => this.apply(waiting) });
    this.updates += 1;
  }
  /** Number of updates so far. */
  private updates = 0;

  private note(events: GameEvent[], then: Snapshot | null): void {
    this.log = logged(this.log, events, then);
  }

  private tell(beat: Beat, waiting: Waiting): void {
    this.beat = beat;
    this.pace = this.animator.share;
    this.company.feel(beat, waiting);
    this.note(beat.tells, { ...waiting.message, view: beat.view, prompt: null });
    waiting.told += beat.tells.length;
    if (beat.tells.length) this.refusal = null;
    if (beat.sound && !beat.flights?.length) play(beat.sound);
  }

  /** The table after a beat: a question that is over is no longer asked, and the next one is not asked yet. */
  private showBeat(beat: Beat, { prompt, asked }: Update): void {
    if (beat.sound && beat.flights?.length) play(beat.sound);
    const old = this.shown;
    const samePrompt = prompt?.question === old.prompt?.question;
    const sameQuestion = asked?.name === old.asked?.name && asked?.waits_for.join() === old.asked?.waits_for.join();
    this.shown = { ...old, view: beat.view, prompt: samePrompt ? old.prompt : null, asked: sameQuestion ? old.asked : null };
  }

  private apply(waiting: Waiting): void {
    const { message, told, at } = waiting;
    this.unshown = this.unshown.filter((one) => one !== waiting);
    this.beat = null;
    this.note(message.events.slice(told), message);
    if (message.events.length > told) {
      play('card');
      this.refusal = null;
    }
    this.show(message, at);
  }

  /** `at`: when it was received, as its times count from then. */
  private show(snapshot: Snapshot, at = performance.now()): void {
    const old = this.shown;
    this.shown = snapshot;
    this.told = at;
    if (snapshot.result) this.company.end(snapshot.result);
    const fresh = snapshot.prompt && snapshot.prompt.question !== this.asked;
    if (!snapshot.prompt || (fresh && snapshot.prompt.name !== old.prompt?.name)) this.hint.drop();
    if (fresh) this.hint.awaited = false;
    if (fresh && this.soon) void this.withdraw();
    if (fresh && !snapshot.prompt?.reacts) {
      play('my-turn');
      vibrate();
    }
    // Whoever watches hears the winner's sound.
    const won = this.me < 0 || snapshot.result?.places[this.me] === 1;
    if (snapshot.result && !old.result && old.n >= 0) play(won ? 'win' : 'lose');
    const opens = (snapshot.prompt?.opens_in ?? 0) - (performance.now() - at);
    if (fresh || !!old.rest !== !!snapshot.rest) this.inactive.hold(Math.max(opens, old.n < 0 ? 0 : INERT));
    this.asked = snapshot.prompt?.question ?? -1;
  }
  /** The number of the question shown to me last. */
  private asked = -1;
}
