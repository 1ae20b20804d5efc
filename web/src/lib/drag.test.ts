import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draggable } from './drag';

let card: HTMLButtonElement;
let place: HTMLElement;
let inner: HTMLElement;
const dropped = vi.fn();
const clicked = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<button data-at="hand-R1">card</button><div data-drop="new"><b>inner</b></div>';
  card = document.querySelector('button')!;
  place = document.querySelector('[data-drop]')!;
  inner = document.querySelector('b')!;
  card.onclick = clicked;
  document.elementFromPoint = (x) => (x > 100 ? inner : document.body);
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

const point = (target: EventTarget, type: string, x: number, pointerType: string, pointerId = 1): boolean =>
  target.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 5, pointerId, pointerType, bubbles: true }));

test.each(['mouse', 'touch', 'pen'])('a card dragged by %s is dropped where the pointer is let go', (sort) => {
  draggable(card, { enabled: true, ondrop: dropped });
  point(card, 'pointerdown', 0, sort);
  point(window, 'pointermove', 60, sort);
  expect(document.querySelectorAll('button')).toHaveLength(2);
  point(window, 'pointermove', 160, sort);
  expect(place.hasAttribute('data-over')).toBe(true);
  point(window, 'pointerup', 160, sort);
  card.click();
  expect(dropped.mock.calls).toEqual([['new']]);
  expect(clicked).not.toHaveBeenCalled();
  expect(document.querySelectorAll('button')).toHaveLength(1);
  expect(place.hasAttribute('data-over')).toBe(false);
});

test('a short press stays a click', () => {
  draggable(card, { enabled: true, ondrop: dropped });
  point(card, 'pointerdown', 0, 'touch');
  point(window, 'pointermove', 4, 'touch');
  point(window, 'pointerup', 4, 'touch');
  card.click();
  expect(dropped).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledOnce();
});

test('let go nowhere, or cancelled by the browser: nothing happens and nothing stays behind', () => {
  draggable(card, { enabled: true, ondrop: dropped });
  for (const end of ['pointerup', 'pointercancel']) {
    point(card, 'pointerdown', 0, 'touch');
    point(window, 'pointermove', 60, 'touch');
    point(window, end, 60, 'touch');
  }
  expect(dropped).not.toHaveBeenCalled();
  expect(document.querySelectorAll('button')).toHaveLength(1);
});

test('a second finger and a card that may not be played move nothing', () => {
  const action = draggable(card, { enabled: false, ondrop: dropped });
  point(card, 'pointerdown', 0, 'mouse');
  point(window, 'pointermove', 160, 'mouse');
  expect(document.querySelectorAll('button')).toHaveLength(1);
  action.update({ enabled: true, ondrop: dropped });
  point(card, 'pointerdown', 0, 'touch', 1);
  point(window, 'pointermove', 160, 'touch', 2);
  expect(document.querySelectorAll('button')).toHaveLength(1);
  action.destroy();
});

const pull = (card: HTMLElement, dx: number, dy: number, pointerType: string): void => {
  const event = (target: EventTarget, type: string, clientX: number, clientY: number): boolean =>
    target.dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerId: 1, pointerType, bubbles: true }));
  event(card, 'pointerdown', 20, 300);
  event(window, 'pointermove', 20 + dx, 300 + dy);
  event(window, 'pointerup', 20 + dx, 300 + dy);
};

test('a finger that pulls a card up plays it, wherever it lets go', () => {
  draggable(card, { enabled: true, ondrop: dropped });
  pull(card, 8, -60, 'touch');
  expect(dropped.mock.calls).toEqual([['board']]);
});

test.each([
  ['aside', 60, -50, 'touch'],
  ['down', 0, 60, 'touch'],
  ['a little', 0, -30, 'touch'],
  ['up with a mouse', 0, -60, 'mouse'],
])('a card pulled %s stays in the hand', (_, dx, dy, sort) => {
  draggable(card, { enabled: true, ondrop: dropped });
  pull(card, dx, dy, sort);
  expect(dropped).not.toHaveBeenCalled();
});
