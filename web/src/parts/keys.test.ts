import { beforeEach, expect, test } from 'vitest';
import { presses } from './keys';

beforeEach(() => {
  document.body.innerHTML =
    '<button id="hold">Hold</button><button id="card" aria-disabled="true">a card</button><p id="ask" tabindex="-1">Slap or hold?</p>';
});

function focused(id: string): HTMLElement {
  const one = document.getElementById(id)!;
  one.focus();
  return one;
}

test('Space and Enter press the button that the keyboard has reached', () => {
  expect(presses(' ', focused('hold'))).toBe(true);
  expect(presses('Enter', focused('hold'))).toBe(true);
  expect(presses('h', focused('hold'))).toBe(false);
});

test('elsewhere, and on a card that is off, Space is a key of the table', () => {
  expect(presses(' ', focused('ask'))).toBe(false);
  expect(presses(' ', focused('card'))).toBe(false);
});

test('a button that a mouse has left behind does not take Space', () => {
  focused('ask');
  expect(presses(' ', document.getElementById('hold')!)).toBe(false);
});
