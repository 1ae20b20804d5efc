/** How the people and bots around the table look and what they exclaim: moods that follow the game, and emotes. */
import type { Mood } from '../art/face-parts';
import type { Beat } from './beats';
import type { ChatLine, Result } from './protocol';
import { seatOf } from './seats';

/** Milliseconds that an emote is shown. */
const SHOWN = 3500;

/** What a beat does to its player; undefined if it leaves everybody as they are. */
export const moodOf = ({ mood, rises }: Pick<Beat, 'mood' | 'rises'>): Mood | undefined =>
  rises ? (/^[-−]/.test(rises) ? 'sour' : 'glad') : mood;

/** At the end: the winners are glad, the last one is sour. */
export const moodsAtTheEnd = ({ places }: Result): Mood[] =>
  places.map((place) => (place === 1 ? 'glad' : place === Math.max(...places) ? 'sour' : 'calm'));

interface Said {
  after: number;
  seat: number;
  emote: string;
}
/** Emotes that are kept for the log. */
const KEPT = 100;

export class Company {
  /** By seat; everybody else is calm. */
  private moods: Record<number, Mood> = $state.raw({});
  /** By seat: the emote that is shown there. */
  private emotes: Record<number, string> = $state.raw({});
  /** The emotes so far, each with the key of the line of the log that it follows. */
  said: Said[] = $state.raw([]);
  private told: unknown = null;

  moodOf(seat: number): Mood {
    return this.moods[seat] ?? 'calm';
  }

  emoteOf(seat: number): string {
    return this.emotes[seat] ?? '';
  }

  /** A beat is shown. Moods last until another update gives somebody a mood. */
  feel(beat: Beat, update: unknown): void {
    const mood = beat.seat === undefined ? undefined : moodOf(beat);
    if (!mood || beat.seat === undefined) return;
    this.moods = { ...(update === this.told ? this.moods : {}), [beat.seat]: mood };
    this.told = update;
  }

  end(result: Result): void {
    this.moods = { ...moodsAtTheEnd(result) };
  }

  calm(): void {
    this.moods = {};
  }

  /** Somebody exclaims something; `after` is the key of the latest line of the log. */
  hear({ seat, emote }: ChatLine, after = 0): void {
    if (!seat || !emote) return;
    const at = seatOf(seat);
    this.said = [...this.said, { after, seat: at, emote }].slice(-KEPT);
    this.emotes = { ...this.emotes, [at]: emote };
    setTimeout(() => {
      if (this.emotes[at] === emote) this.emotes = { ...this.emotes, [at]: '' };
    }, SHOWN);
  }
}
