/** The time left, counted down from the server's last message. */
import type { LiveTable } from './table.svelte';

export class Countdown {
  private now = $state(performance.now());

  constructor(private readonly table: LiveTable) {
    $effect(() => {
      const timer = setInterval(() => (this.now = performance.now()), 250);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds left, or null without a clock. */
  get left(): number | null {
    const clock = this.table.shown.clock;
    if (!clock || this.table.info?.stage !== 'playing') return null;
    return Math.max(0, clock.left - (clock.running ? this.now - this.table.told : 0));
  }

  /** Seconds that the table still rests, or null. */
  get rest(): number | null {
    const rest = this.table.shown.rest;
    return rest ? Math.max(0, Math.ceil((rest.left - (this.now - this.table.told)) / 1000)) : null;
  }

  /** From 1 down to 0, only in the last third; null before. */
  get ring(): number | null {
    const clock = this.table.shown.clock;
    const left = this.left;
    if (!clock || left === null || !clock.total || left > clock.total / 3) return null;
    return left / (clock.total / 3);
  }
}
