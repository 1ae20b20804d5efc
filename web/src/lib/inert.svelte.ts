/** Buttons are inactive for a moment after their meaning changed. */
export class Inert {
  now = $state(false);
  private timer = 0;

  hold(time: number): void {
    this.stop();
    this.now = time > 0;
    this.timer = window.setTimeout(() => (this.now = false), time);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
