/** Commands that were sent and wait for what became of them. */
export class Sent {
  count = $state(0);
  private readonly done = new Map<string, (ok: boolean) => void>();

  /** Resolves to whether the command with this id was executed. */
  outcome(id: string): Promise<boolean> {
    this.count += 1;
    return new Promise((done) => this.done.set(id, done));
  }

  settle(id: string | null, ok: boolean): void {
    const done = id === null ? undefined : this.done.get(id);
    if (!done || id === null) return;
    this.done.delete(id);
    this.count -= 1;
    done(ok);
  }
}
