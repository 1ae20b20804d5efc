/** Where the reader is: the address bar as a small typed value. */
import { isKnown } from '../games';

export type Place =
  | { at: 'home' }
  | { at: 'nowhere' }
  | { at: 'new'; game: string }
  | { at: 'table'; id: string }
  | { at: 'replay'; id: string }
  | { at: 'rules'; game: string }
  | { at: 'learn'; game: string };

export function placeOf(path: string): Place {
  const [, first = '', second = ''] = path.split('/').map(decodeURIComponent);
  if (first === 't' && second) return { at: 'table', id: second };
  if (first === 'r' && second) return { at: 'replay', id: second };
  const [, at, game] = /^(new|learn|rules)-([a-z0-9-]+)$/.exec(first) ?? [];
  // Only the server knows which games were added, and those have no guided first game.
  if (at && game && (at !== 'learn' || isKnown(game))) return { at, game } as Place;
  return { at: first ? 'nowhere' : 'home' };
}

export const route = $state({ place: placeOf(location.pathname) as Place });

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  route.place = placeOf(location.pathname);
  scrollTo(0, 0);
}

export function watchAddress(): void {
  addEventListener('popstate', () => (route.place = placeOf(location.pathname)));
}

/** For `onclick` of links inside the page: no reload, but new tabs still work. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute('href');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(link);
}
