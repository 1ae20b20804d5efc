/** Keeps the place of people who play by keyboard or by ear. */

const gone = (element: HTMLElement): boolean => !element.isConnected || (element as HTMLButtonElement).disabled === true;

/**
 * While `table` stands: when the control that had the focus vanishes or can no longer be pressed, the focus goes to the
 * line that says what is asked (`#ask`), right before my cards and buttons, and not to the top of the page.
 */
export function keepFocus(table: HTMLElement): { destroy(): void } {
  let last: HTMLElement | null = null;
  let frame = 0;
  const remember = (event: FocusEvent): void => {
    last = event.target as HTMLElement;
  };
  const look = (): void => {
    if (!last || !gone(last)) return;
    const lost = !document.activeElement || document.activeElement === document.body;
    if (lost) table.querySelector<HTMLElement>('#ask')?.focus({ preventScroll: true });
    else if (document.activeElement === last) frame = requestAnimationFrame(look); // the browser takes it away only after this frame
  };
  const watch = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  table.addEventListener('focusin', remember);
  watch.observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  return {
    destroy() {
      cancelAnimationFrame(frame);
      watch.disconnect();
      table.removeEventListener('focusin', remember);
    },
  };
}

/** What has come up for a choice is scrolled into sight where the stage is larger than its place. */
export function comeIntoSight(element: HTMLElement): void {
  requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest' }));
}
