/** An answer that is sent in a moment, unless it is taken back: nobody has learned anything yet. */
import type { Clock } from './protocol';

const SECOND = 1000;

export class Soon {
  move: string | null = $state(null);
  private timer = 0;
  private back: () => void = () => {};

  /** Send it in a second; resolves to whether it was sent and executed. */
  wait(move: string, send: () => Promise<boolean>): Promise<boolean> {
    this.move = move;
    return new Promise((done) => {
      this.back = () => done(false);
      this.timer = window.setTimeout(() => {
        this.move = null;
        void send().then(done);
      }, SECOND);
    });
  }

  /** Whether there was something to take back. */
  takeBack(): boolean {
    if (!this.move) return false;
    this.stop();
    this.move = null;
    this.back();
    return true;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Whether a clock that was received at that time leaves none to take an answer back. */
  static tooLate(clock: Clock | null, at: number): boolean {
    return !!clock?.running && clock.left - (performance.now() - at) < 3 * SECOND;
  }
}
