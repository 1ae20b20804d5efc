import { afterEach, expect, test } from 'vitest';
import { settings } from './settings.svelte';
import { confirms } from './touch';

const press = (pointerType: string): boolean => dispatchEvent(new PointerEvent('pointerdown', { pointerType }));

afterEach(() => {
  settings.play = 'auto';
});

test('a tap of a finger is confirmed; a mouse and keys act at once', () => {
  press('touch');
  expect(confirms()).toBe(true);
  press('mouse');
  expect(confirms()).toBe(false);
  press('touch');
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(confirms()).toBe(false);
});

test('"at once" and "always confirm" hold for every way of pressing', () => {
  settings.play = 'quick';
  press('touch');
  expect(confirms()).toBe(false);
  settings.play = 'confirm';
  press('mouse');
  expect(confirms()).toBe(true);
});
