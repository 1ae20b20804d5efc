/** Elements marked `data-glide` that change place in an update glide there instead of jumping. */
import { still, tempo } from './settings.svelte';

const GLIDE = 200;
/** Moves below this many pixels are not animated. */
const NEAR = 1;

interface Shift {
  x: number;
  y: number;
}

export class Glide {
  private places = new Map<HTMLElement, DOMRect>();
  private moving = new Map<HTMLElement, Animation>();

  /** Measure the positions of all elements before the update. */
  before(root: HTMLElement | undefined): void {
    this.places.clear();
    if (!root || still() || document.hidden) return;
    for (const one of root.querySelectorAll<HTMLElement>('[data-glide]')) this.places.set(one, one.getBoundingClientRect());
  }

  /** Animate from the old positions, in addition to the styles; all reads happen before the first write. */
  after(): void {
    if (!this.places.size) return;
    for (const animation of this.moving.values()) animation.cancel();
    this.moving.clear();
    const shifts = this.shifts();
    for (const [one, shift] of shifts) {
      const outer = one.parentElement?.closest<HTMLElement>('[data-glide]');
      const carried = (outer && shifts.get(outer)) ?? { x: 0, y: 0 };
      this.move(one, shift.x - carried.x, shift.y - carried.y);
    }
    this.places.clear();
  }

  private shifts(): Map<HTMLElement, Shift> {
    const shifts = new Map<HTMLElement, Shift>();
    for (const [one, old] of this.places) {
      if (!one.isConnected || !old.width) continue;
      const now = one.getBoundingClientRect();
      shifts.set(one, { x: old.x - now.x, y: old.y - now.y });
    }
    return shifts;
  }

  private move(one: HTMLElement, x: number, y: number): void {
    if (Math.hypot(x, y) <= NEAR) return;
    const animation = one.animate(
      { translate: [`${x}px ${y}px`, '0px 0px'] },
      { duration: GLIDE * tempo(), easing: 'ease-out', composite: 'add' },
    );
    this.moving.set(one, animation);
    animation.onfinish = () => this.moving.delete(one);
  }
}
