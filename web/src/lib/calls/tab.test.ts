import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { badge, vibrate } from './tab';

afterEach(() => vi.unstubAllGlobals());

test('the icon of the tab and the badge of the app say that it is my turn, and no longer', () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  const app = { setAppBadge: vi.fn(() => Promise.reject(new Error('not installed'))), clearAppBadge: vi.fn(() => Promise.resolve()) };
  vi.stubGlobal('navigator', app);
  badge(true);
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/icon-turn.svg');
  expect(app.setAppBadge).toHaveBeenCalledOnce();
  badge(false);
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/icon.svg');
  expect(app.clearAppBadge).toHaveBeenCalledOnce();
});

test('a browser without badges changes the icon only', () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  vi.stubGlobal('navigator', {});
  badge(true);
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/icon-turn.svg');
});

test('a phone vibrates after the first press, unless that is off', () => {
  const phone = { vibrate: vi.fn(), userActivation: { hasBeenActive: false } };
  vi.stubGlobal('navigator', phone);
  vibrate();
  phone.userActivation.hasBeenActive = true;
  settings.vibrate = false;
  vibrate();
  expect(phone.vibrate).not.toHaveBeenCalled();
  settings.vibrate = true;
  vibrate();
  expect(phone.vibrate).toHaveBeenCalledOnce();
});
