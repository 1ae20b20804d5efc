/** The REST part of the server. */
import type {
  Facts, FirstGame, GameEvent, GameForm, GameInfo, GameSchema, Join, Listed, Moment, Push, Replay, Subscribe, TableInfo, Ticket,
  Unsubscribe,
} from './protocol';

/** A refused request, with the code and facts that the page turns into a sentence. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts,
    message: string,
  ) {
    super(message);
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    );
  } catch (problem) {
    throw new Refusal('no-connection', {}, String(problem));
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as { code?: string; facts?: Facts; message?: string };
  throw new Refusal(problem.code ?? 'no-connection', problem.facts ?? {}, problem.message ?? answer.statusText);
}

const read = async <T>(path: string, body?: unknown): Promise<T> => (await ask(path, body)).json() as Promise<T>;

export const games = (): Promise<GameInfo[]> => read('/api/games');
export const gameForm = (game: string, players: number): Promise<GameForm> => read(`/api/games/${game}?players=${players}`);
export const gameSchema = (game: string): Promise<GameSchema> => read(`/api/games/${game}/schema`);
/** The phrases that a game provides. */
export const gameWords = async (game: string, language: string): Promise<string> =>
  (await ask(`/api/games/${game}/words/${language}`)).text();
/** The rulebook that a game provides; empty if it has none. */
export const gameRules = async (game: string, language: string): Promise<string> =>
  (await ask(`/api/games/${game}/rules/${language}`)).text();
export const publicTables = (): Promise<Listed[]> => read('/api/tables');
export const tableInfo = (table: string): Promise<TableInfo> => read(`/api/tables/${table}`);
export const openTable = (table: unknown): Promise<Ticket> => read('/api/tables', table);
export const openFirstGame = (wish: FirstGame): Promise<Ticket> => read('/api/first-games', wish);
/** With this browser's token, a host who left the seat remains the host. */
export const takeSeat = (table: string, wish: Join): Promise<Ticket> => read(`/api/tables/${table}/seats`, wish);
export const momentOf = async (table: string): Promise<GameEvent | null> =>
  (await read<Moment>(`/api/tables/${table}/moment`)).moment;
export const record = async (table: string): Promise<string> => (await ask(`/api/tables/${table}/record`)).text();
export const fairness = (table: string): Promise<unknown> => read(`/api/tables/${table}/fair`);
export const replay = (table: string, seat: string, first: number, count: number): Promise<Replay> =>
  read(`/api/tables/${table}/replay?first=${first}&count=${count}${seat ? `&seat=${seat}` : ''}`);
/** The key with which a browser subscribes to notifications; null if the server sends none. */
export const pushKey = (): Promise<Push> => read('/api/push');
export const subscribeCalls = (table: string, wish: Subscribe): Promise<Push> => read(`/api/tables/${table}/calls`, wish);
export const endCalls = (table: string, wish: Unsubscribe): Promise<Push> => read(`/api/tables/${table}/calls/end`, wish);
