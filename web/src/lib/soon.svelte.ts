/** An answer that is sent in a moment, unless it is taken back: nobody has learned anything yet. */
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

  /** Whether a clock leaves no time to take an answer back. */
  static tooLate(left: number): boolean {
    return left < 3 * SECOND;
  }
}
