/**
 * What this browser must not forget: every promise, list and part of every game, append-only.
 *
 * One answer is one transaction of IndexedDB: the notes are read, the answer is decided, the new notes are written. Transactions
 * of all windows are serialized by the browser, so two windows cannot both answer, and an answer is sent only after its
 * transaction has committed. (localStorage has neither property, and Web Locks are missing where a page is opened without TLS.)
 */
import type { PromiseMade, SealedList } from '../protocol';

/** A shuffle that had my part and, as far as this browser knows, did not lead to a game played to the end. */
export interface Lost {
  game: string;
  at: number;
  /** `dealt`: its end is unknown. */
  state: 'given-up' | 'shown' | 'dealt' | 'abandoned';
  missing: string[];
}
export type Left = '' | 'late' | 'stood' | 'later' | 'not-my-seal';
export type Alarm = 'second' | 'revived' | 'parts';

/** Whether it was dealt: everybody saw that game, so it is counted, but nobody is asked about it. */
export const wasDealt = ({ state }: Pick<Lost, 'state'>): boolean => state === 'dealt' || state === 'abandoned';

/** What is written down, by kind. */
export interface Noted {
  promise: { promise: PromiseMade; part: string };
  list: { promise: PromiseMade; list: SealedList; hash: string; part: string; left: Left; earlier: Lost[] };
  shown: { part: string };
  ready: { parts: string[] };
  'given-up': { missing: string[]; promise: PromiseMade };
  alarm: { alarm: Alarm; promise: PromiseMade | null; list: SealedList | null };
  /** Journals of earlier versions do not say how. */
  end: { how?: 'over' | 'abandoned' };
}
export type What = keyof Noted;

/** One line; `at` is this browser's own time in milliseconds. */
export interface Note<Kind extends What = What> {
  at: number;
  what: Kind;
  data: Noted[Kind];
}

/** The journal while one answer is decided. */
export interface Journal {
  /** All notes about this game, oldest first. */
  read(game: string): Note[];
  append(game: string, note: Note): void;
  /** This game and every other one with a note of the last 24 hours. */
  games(): string[];
}

/** Where the journal is kept. */
export interface Store {
  /** Decide one answer about this game; it may be sent once the promise is fulfilled, because only then its notes are durable. */
  write<Answer>(game: string, decide: (journal: Journal) => Answer): Promise<Answer>;
}

export const DAY = 24 * 60 * 60 * 1000;

export class MemoryJournal implements Journal {
  constructor(readonly notes: Record<string, Note[]> = {}) {}

  read(game: string): Note[] {
    return [...(this.notes[game] ?? [])];
  }

  append(game: string, note: Note): void {
    (this.notes[game] ??= []).push(note);
  }

  games(): string[] {
    return Object.keys(this.notes);
  }
}

interface Row extends Note {
  game: string;
}

const byGame = (rows: Row[]): Record<string, Note[]> => {
  const notes: Record<string, Note[]> = {};
  for (const { game, at, what, data } of rows) (notes[game] ??= []).push({ at, what, data });
  return notes;
};

/** The journal of this browser about this server: one row per note. */
export class BrowserStore implements Store {
  async write<Answer>(game: string, decide: (journal: Journal) => Answer): Promise<Answer> {
    const database = await open();
    try {
      return await this.decided(database, game, decide);
    } finally {
      database.close();
    }
  }

  private decided<Answer>(database: IDBDatabase, game: string, decide: (journal: Journal) => Answer): Promise<Answer> {
    const transaction = database.transaction('notes', 'readwrite', { durability: 'strict' });
    const rows = transaction.objectStore('notes');
    return new Promise((done, failed) => {
      let finish = (): void => failed(new Error('the journal was not read'));
      transaction.oncomplete = () => finish();
      transaction.onabort = () => failed(transaction.error ?? new Error('the journal was not written'));
      const recent = rows.index('at').getAll(IDBKeyRange.lowerBound(Date.now() - DAY));
      const mine = rows.index('game').getAll(game);
      mine.onsuccess = () => {
        const others = (recent.result as Row[]).filter((row) => row.game !== game);
        const journal = new Written(byGame([...(mine.result as Row[]), ...others]), rows);
        try {
          const answer = decide(journal);
          finish = () => done(answer);
        } catch (problem) {
          finish = () => failed(problem as Error);
        }
      };
    });
  }
}

/** A journal whose notes are also put into the transaction. */
class Written extends MemoryJournal {
  constructor(
    notes: Record<string, Note[]>,
    private readonly rows: IDBObjectStore,
  ) {
    super(notes);
  }

  override append(game: string, note: Note): void {
    this.rows.add({ game, ...note });
    super.append(game, note);
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open('hotseat-fair', 1);
    request.onupgradeneeded = () => {
      const rows = request.result.createObjectStore('notes', { autoIncrement: true });
      rows.createIndex('game', 'game');
      rows.createIndex('at', 'at');
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('the journal cannot be opened'));
  });
}
