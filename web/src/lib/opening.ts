/** Opening a table: ask the server for it and keep my seat in this browser. */
import { games, openFirstGame, openTable } from './api';
import { gameOf } from '../games';
import { t } from './i18n.svelte';
import type { Ticket } from './protocol';
import { settings } from './settings.svelte';
import { keepSeat } from './tokens';

interface Wish {
  game: string;
  name: string;
  title?: string;
  [more: string]: unknown;
}

/** Open this table and keep my seat; returns its id. */
export async function opened(wish: Wish): Promise<string> {
  return kept(await openTable({ ...wish, name: wish.name || t('guest'), face: settings.face }), wish.game, wish.title);
}

function kept({ table, token, seat }: Ticket, game: string, title = ''): string {
  keepSeat({ table, token, seat, game, title, at: Date.now() });
  return table;
}

/** Open a guided first game with a prepared deal, which starts by itself; returns its id. */
export async function openedFirstGame(game: string): Promise<string> {
  const table = kept(await openFirstGame({ game, name: settings.name || t('guest'), face: settings.face }), game);
  sessionStorage.setItem(startsItself(table), 'yes');
  return table;
}

/** Open a table of one person and easy bots without a clock, which starts by itself; returns its id. */
export async function openedAgainstBots(game: string): Promise<string> {
  const many = gameOf(game).quick ?? (await nearestSize(game, 3));
  const seats = [{ kind: 'open' }, ...Array.from({ length: many - 1 }, () => ({ kind: 'bot', level: 'easy' }))];
  const table = await opened({ game, name: settings.name, seats, pace: 'none', chat: false });
  sessionStorage.setItem(startsItself(table), 'yes');
  return table;
}

/** The number of players nearest to this one that the game allows. */
async function nearestSize(game: string, wish: number): Promise<number> {
  const info = (await games()).find((one) => one.id === game);
  return info ? Math.min(info.most, Math.max(info.fewest, wish)) : wish;
}

/** Where it is noted that this table starts as soon as its page is there. */
export const startsItself = (table: string): string => `hotseat-start-${table}`;
