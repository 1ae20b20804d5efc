/** What a bot would do in my place. */
import type { Why } from './protocol';

export class Hint {
  /** The lines still to be given, in order; none without a hint. */
  lines: readonly string[] = $state.raw([]);
  /** Why a bot would give them. */
  why: Why | null = $state.raw(null);
  /** It was asked for and has not come yet. */
  awaited = $state(false);

  get next(): string | undefined {
    return this.lines[0];
  }

  come(lines: readonly string[], why: Why | null): void {
    this.lines = lines;
    this.why = why;
  }

  drop(): void {
    this.lines = [];
  }

  /** What is left of it after these lines; nothing if they are others. */
  follow(given: readonly string[]): void {
    this.lines = given.every((line, i) => line === this.lines[i]) ? this.lines.slice(given.length) : [];
  }

  /** Whether the next line is this one, or has all these words. */
  says(words: readonly string[]): boolean {
    const next = this.next?.split(' ');
    return !!next && words.every((word) => word.split(' ').every((part) => next.includes(part)));
  }
}
