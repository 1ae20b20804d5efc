/** How the page was pressed last: a finger slips, so its taps are confirmed; a mouse and keys act at once. */
import { settings } from './settings.svelte';

let finger = false;
addEventListener('pointerdown', (event) => (finger = event.pointerType === 'touch'), { capture: true, passive: true });
addEventListener('keydown', () => (finger = false), { capture: true, passive: true });

/** Whether the press that is happening now must be confirmed before it counts. */
export const confirms = (): boolean => settings.play === 'confirm' || (settings.play === 'auto' && finger);
