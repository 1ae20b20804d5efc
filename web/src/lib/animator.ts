/** One queue per table: what happened is shown in order, can be skipped, and never falls far behind. */
import { tick } from 'svelte';
import { still, tempo } from './settings.svelte';

export interface Flight {
  /** Names of places on the page (`data-at`). */
  from: string;
  to: string;
  card: string;
  /** If a game has two decks: the one whose back is shown. */
  deck?: string;
  /** Begins face down and is turned on the way. */
  turned?: boolean;
}

export interface Scene {
  flights: Flight[];
  /** Time to look at the result before the next scene. */
  pause?: number;
  /** The update it belongs to; scenes are shorter while later updates wait. */
  update?: number;
  /** Called before anything flies. */
  begin?: () => void;
  /** Called when the flights have landed: the table shows what is now true. */
  show: () => void;
}

/** Cards that fly in one scene; any more are there when the others have landed. */
const MOST_FLIGHTS = 8;

export type Fly = (flight: Flight, duration: number) => Animation[];

const FLIGHT = 280;
/** By the number of updates that wait: how long a scene takes; none if more wait. */
const HURRY = [1, 0.5, 0.25];

export class Animator {
  private queue: Scene[] = [];
  private running = false;
  private moving: Animation[] = [];
  private wake: (() => void) | null = null;
  /** The rest of the current scene is shown at once. */
  private skipping = false;
  private held = false;
  private release: (() => void) | null = null;
  /** Incremented by every `clear`: scenes from before it must no longer be shown. */
  private age = 0;
  fly: Fly | null = null;
  onBusy: (busy: boolean) => void = () => {};
  /** How much longer or shorter scenes take at this table. */
  pace: () => number = () => 1;

  push(scene: Scene): void {
    this.queue.push(scene);
    if (this.running && this.hurry(this.current) === 0) this.skip();
    if (!this.running) void this.run();
  }

  /** End the current scene: its result is shown at once, and the next scene begins. */
  skip(): void {
    this.skipping = true;
    for (const animation of this.moving) animation.finish();
    this.wake?.();
  }

  /** Hold further scenes while a note about the current one is being read. */
  hold(held: boolean): void {
    this.held = held;
    if (!held) this.release?.();
  }

  clear(): void {
    this.queue = [];
    this.age += 1;
    this.skip();
    this.release?.();
  }

  private current: Scene | null = null;

  /** How much of its time a scene is given, as later updates wait; 0 if it is shown at once. */
  private hurry(scene: Scene | null): number {
    const later = new Set(this.queue.map((one, i) => one.update ?? -1 - i));
    if (scene?.update !== undefined) later.delete(scene.update);
    return HURRY[later.size] ?? 0;
  }

  /** How much of its normal time the scene that is shown takes; 1 if none is. */
  get share(): number {
    return this.current ? this.factor(this.current) : 1;
  }

  private factor(scene: Scene): number {
    return tempo() * this.pace() * this.hurry(scene);
  }

  private async run(): Promise<void> {
    this.running = true;
    this.onBusy(true);
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) {
      const age = this.age;
      while (this.held && age === this.age) await new Promise<void>((done) => (this.release = done));
      if (age !== this.age) continue;
      this.current = scene;
      this.skipping = false;
      scene.begin?.();
      await this.flights(scene);
      if (age === this.age) scene.show();
      await tick(); // a caller that holds the next scene has seen this one
      if (scene.pause && !this.skipping) await this.rest(scene.pause * this.factor(scene));
    }
    this.current = null;
    this.running = false;
    this.onBusy(false);
  }

  /** Without movement a flight only takes its moment, so that everything is still seen in order. */
  private async flights(scene: Scene): Promise<void> {
    const flights = scene.flights.slice(0, MOST_FLIGHTS);
    for (let i = 0; i < flights.length; i += 2) {
      const time = FLIGHT * this.factor(scene);
      if (this.skipping || !time || !this.fly || document.hidden) return;
      if (still()) return this.rest(time / 2);
      this.moving = flights.slice(i, i + 2).flatMap((flight) => this.fly?.(flight, time) ?? []);
      await Promise.allSettled(this.moving.map((animation) => animation.finished));
      this.moving = [];
    }
  }

  private rest(time: number): Promise<void> {
    if (!time || document.hidden) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
