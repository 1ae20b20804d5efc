/** Calls me to my turn beyond the table itself: the icon of the tab, the badge of the installed app, the vibration. */
import { settings } from '../settings.svelte';

const ICON = '/icon.svg';
const ICON_TURN = '/icon-turn.svg';
const VIBRATION = [70, 60, 70];

type Badged = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Show on the tab and on the app's icon whether it is my turn. */
export function badge(mine: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', mine ? ICON_TURN : ICON);
  const app = navigator as Badged;
  const done = mine ? app.setAppBadge?.() : app.clearAppBadge?.();
  done?.catch(() => undefined); // an app that is not installed has no badge
}

/** Vibrate briefly; browsers refuse it before the first press, and complain. */
export function vibrate(): void {
  if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION);
}
