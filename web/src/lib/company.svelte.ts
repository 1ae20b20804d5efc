/** How the people and bots around the table look and what they exclaim: moods that follow the game, and emotes. */
import type { Mood } from '../art/face-parts';
import type { Beat } from './beats';
import type { ChatLine, Result } from './protocol';
import { seatOf } from './seats';

/** Beats, by name, that please or annoy the player they are about. */
const GLAD = ['wins', 'trophy', 'won-race', 'neutralised', 'counted', 'removed'];
const SOUR = ['loses', 'hit', 'lost', 'mistake', 'pinched', 'bewitched', 'gained', 'laid-skip'];
/** Milliseconds that an emote is shown. */
const SHOWN = 3500;

/** What a beat does to its player; undefined if it leaves everybody as they are. */
export function moodOf({ name, rises = '' }: Pick<Beat, 'name' | 'rises'>): Mood | undefined {
  if (rises) return /^[-−]/.test(rises) ? 'sour' : 'glad';
  return GLAD.includes(name) ? 'glad' : SOUR.includes(name) ? 'sour' : undefined;
}

/** At the end: the winners are glad, the last one is sour. */
export const moodsAtTheEnd = ({ places }: Result): Mood[] =>
  places.map((place) => (place === 1 ? 'glad' : place === Math.max(...places) ? 'sour' : 'calm'));

export class Company {
  /** By seat; everybody else is calm. */
  private moods: Record<number, Mood> = $state.raw({});
  /** By seat: the emote that is shown there. */
  private emotes: Record<number, string> = $state.raw({});
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

  hear({ seat, emote }: ChatLine): void {
    if (!seat || !emote) return;
    const at = seatOf(seat);
    this.emotes = { ...this.emotes, [at]: emote };
    setTimeout(() => {
      if (this.emotes[at] === emote) this.emotes = { ...this.emotes, [at]: '' };
    }, SHOWN);
  }
}
