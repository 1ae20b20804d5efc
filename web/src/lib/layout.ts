/**
 * How a table is laid out, decided here and nowhere else. Styles read it as `data-layout` of the page: the others sit `around` the
 * table, or `above` the board; on a phone in landscape my place is `beside` the board.
 */
export const AROUND = '(min-width: 900px) and (min-height: 600px)';

/** Keep `data-layout` right while the window changes its size; called by what the screens are made of, not by the first load. */
export function followSize(): void {
  const [around, beside] = [matchMedia(AROUND), matchMedia('(min-width: 600px) and (max-height: 560px)')];
  const lay = (): void => void (document.documentElement.dataset.layout = around.matches ? 'around' : beside.matches ? 'beside' : 'above');
  around.onchange = beside.onchange = lay;
  lay();
}
