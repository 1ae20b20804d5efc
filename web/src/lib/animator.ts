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
  /** Called when the flights have landed: the table shows what is now true. */
  show: () => void;
}

export type Fly = (flight: Flight, duration: number) => Animation[];

const FLIGHT = 280;
const MOST_WAITING = 6;

export class Animator {
  private queue: Scene[] = [];
  private running = false;
  private moving: Animation[] = [];
  private wake: (() => void) | null = null;
  private skipping = false;
  private held = false;
  private release: (() => void) | null = null;
  /** Incremented by every `clear`: scenes from before it must no longer be shown. */
  private age = 0;
  fly: Fly | null = null;
  onBusy: (busy: boolean) => void = () => {};

  push(scene: Scene): void {
    this.queue.push(scene);
    if (this.queue.length > MOST_WAITING) this.skip();
    if (!this.running) void this.run();
  }

  /** Show all waiting scenes at once. */
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

  private async run(): Promise<void> {
    this.running = true;
    this.onBusy(true);
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) {
      const age = this.age;
      while (this.held && age === this.age) await new Promise<void>((done) => (this.release = done));
      if (age !== this.age) continue;
      await this.flights(scene.flights);
      if (age === this.age) scene.show();
      await tick(); // a caller that holds the next scene has seen this one
      if (scene.pause && !this.skipping && !still()) await this.rest(scene.pause * tempo());
      if (!this.queue.length) this.skipping = false;
    }
    this.running = false;
    this.onBusy(false);
  }

  private async flights(flights: Flight[]): Promise<void> {
    for (let i = 0; i < flights.length; i += 2) {
      if (this.skipping || still() || !this.fly || document.hidden) return;
      const pair = flights.slice(i, i + 2);
      this.moving = pair.flatMap((flight) => this.fly?.(flight, FLIGHT * tempo()) ?? []);
      await Promise.allSettled(this.moving.map((animation) => animation.finished));
      this.moving = [];
    }
  }

  private rest(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
