/** Where the reader is: the address bar as a small typed value. */

export type Place =
  | { at: 'home' }
  | { at: 'new'; game: string }
  | { at: 'table'; id: string }
  | { at: 'replay'; id: string }
  | { at: 'rules'; game: string };

export function placeOf(path: string): Place {
  const [, first = '', second = '', third = ''] = path.split('/').map(decodeURIComponent);
  if (first === 't' && second) return third === 'replay' ? { at: 'replay', id: second } : { at: 'table', id: second };
  if (first === 'new' && second) return { at: 'new', game: second };
  if (first === 'rules' && second) return { at: 'rules', game: second };
  return { at: 'home' };
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
