/** Preserves the focus for players with a keyboard or a screen reader. */

/** A replay has a line for questions, but does not show it. */
const isSeen = (element: HTMLElement): boolean => element.checkVisibility?.() !== false;
const gone = (element: HTMLElement): boolean => !element.isConnected || (element as HTMLButtonElement).disabled === true;

/**
 * For the body of the page: when the control that had the focus vanishes or can no longer be pressed, the focus goes to the
 * line that says what is asked (`#ask`), right before my cards and buttons; when its whole screen has gone, to that line or
 * the heading of the next screen. It never falls to the top of the page.
 */
export function keepFocus(body: HTMLElement): { destroy(): void } {
  let last: HTMLElement | null = null;
  let screen: HTMLElement | null = null;
  let frame = 0;
  const heading = (): HTMLElement | null => body.querySelector('h1');
  /** The control with the focus was gone or off, if only between two frames: the browser may have taken the focus from it. */
  let missed = false;
  const remember = (event: FocusEvent): void => {
    last = event.target as HTMLElement;
    screen = heading();
    missed = false;
  };
  const refuge = (): HTMLElement | null => {
    const ask = [...body.querySelectorAll<HTMLElement>('#ask')].find(isSeen) ?? null;
    const next = heading();
    if (ask || !next || next === screen) return ask;
    next.tabIndex = -1;
    return next;
  };
  const look = (): void => {
    if (!last || !missed) return;
    const lost = !document.activeElement || document.activeElement === body;
    if (lost) (gone(last) ? refuge() : last)?.focus({ preventScroll: true });
    // The browser removes the focus only after this frame.
    else if (gone(last) && document.activeElement === last) frame = requestAnimationFrame(look);
  };
  const watch = new MutationObserver(() => {
    missed ||= !!last && gone(last);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  body.addEventListener('focusin', remember);
  watch.observe(body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  return {
    destroy() {
      cancelAnimationFrame(frame);
      watch.disconnect();
      body.removeEventListener('focusin', remember);
    },
  };
}
