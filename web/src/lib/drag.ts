/** Dragging with mouse, pen or finger: a ghost follows the pointer and the place under it (`data-drop`) is reported at the end. */

export interface Drag {
  enabled: boolean;
  ondrop: (place: string) => void;
}

const FAR = 10;
const EDGE = 56;
const SCROLL = 9;
/** How far a finger pulls a card up to play it. */
const PULL = 44;

const placeAt = (x: number, y: number): HTMLElement | null | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');

/** A Svelte action. A short press stays a click; the click that ends a drag is swallowed. */
export function draggable(node: HTMLElement, first: Drag): { update: (next: Drag) => void; destroy: () => void } {
  let now = first;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;
  let from: { x: number; y: number; id: number } | null = null;

  function mark(place: HTMLElement | null): void {
    over?.removeAttribute('data-over');
    over = place;
    over?.setAttribute('data-over', '');
  }
  function lift(): HTMLElement {
    const copy = node.cloneNode(true) as HTMLElement;
    copy.setAttribute('aria-hidden', 'true');
    copy.removeAttribute('data-at');
    Object.assign(copy.style, {
      position: 'fixed', zIndex: '80', pointerEvents: 'none', left: '0', top: '0', margin: '0',
      width: `${node.offsetWidth}px`, translate: 'none', rotate: 'none', transition: 'none',
    });
    document.body.append(copy);
    node.setAttribute('data-lifted', '');
    document.body.setAttribute('data-lifting', '');
    return copy;
  }
  /** Near its edges the board scrolls along, so that every place can be reached. */
  function scroll(y: number): void {
    const board = document.querySelector<HTMLElement>('.board');
    const box = board?.getBoundingClientRect();
    if (!board || !box || y < box.top || y > box.bottom) return;
    if (y < box.top + EDGE) board.scrollTop -= SCROLL;
    else if (y > box.bottom - EDGE) board.scrollTop += SCROLL;
  }

  function down(event: PointerEvent): void {
    if (!now.enabled || event.button > 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
  }
  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
    ghost ??= lift();
    ghost.style.transform = `translate(calc(${event.clientX}px - 50%), calc(${event.clientY}px - 60%)) rotate(4deg)`;
    mark(placeAt(event.clientX, event.clientY) ?? null);
    scroll(event.clientY);
  }
  function up(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const dragged = ghost !== null;
    const place = dragged ? (placeAt(event.clientX, event.clientY)?.dataset.drop ?? pulledUp(event)) : undefined;
    cancel();
    if (!dragged) return;
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    if (place !== undefined) now.ondrop(place);
  }
  /** A finger that pulls a card up need not carry it all the way to the board. */
  function pulledUp(event: PointerEvent): string | undefined {
    const [across, up] = [Math.abs(event.clientX - (from?.x ?? 0)), (from?.y ?? 0) - event.clientY];
    return event.pointerType === 'touch' && up > PULL && up > across ? 'board' : undefined;
  }
  const swallow = (event: Event): void => event.stopPropagation();
  function cancel(): void {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    ghost?.remove();
    node.removeAttribute('data-lifted');
    document.body.removeAttribute('data-lifting');
    mark(null);
    ghost = from = null;
  }

  node.addEventListener('pointerdown', down);
  return {
    update: (next) => (now = next),
    destroy: () => {
      cancel();
      node.removeEventListener('pointerdown', down);
    },
  };
}
