/** The player's settings for this device; stored in the browser. Only name and face are sent, when the player sits down. */
import type { Face } from './protocol';

export interface Settings {
  language: '' | 'en' | 'fr' | 'de';
  theme: 'auto' | 'dark' | 'light';
  /** Whether a press plays at once or is confirmed; by default only taps of a finger are. */
  play: 'auto' | 'quick' | 'confirm';
  speed: 'slow' | 'normal' | 'fast' | 'none';
  sound: boolean;
  volume: number;
  /** The device vibrates when it is my turn. */
  vibrate: boolean;
  letters: boolean;
  bigCards: boolean;
  leftHanded: boolean;
  keys: boolean;
  coach: boolean;
  /** Pre-select the next card before my turn. */
  ahead: boolean;
  name: string;
  /** The face I sit down with; empty: by seat. */
  face: Face | '';
  /** Whether lessons of a guided game are shown in full. */
  wordy: boolean;
}

const START: Settings = {
  language: '',
  theme: 'auto',
  play: 'auto',
  speed: 'normal',
  sound: true,
  volume: 60,
  vibrate: true,
  letters: false,
  bigCards: false,
  leftHanded: false,
  keys: true,
  coach: true,
  ahead: false,
  name: '',
  face: '',
  wordy: globalThis.innerWidth >= 700 && globalThis.innerHeight >= 740,
};
const PLACE = 'hotseat-settings';

function stored(): Partial<Settings> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(PLACE) ?? '{}') as Partial<Settings>;
  } catch (problem) {
    console.warn('Settings could not be read:', problem);
    return {};
  }
}

export const settings: Settings = $state({ ...START, ...stored() });

/** Change some settings, keep them, and show them at once. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch (problem) {
    console.warn('Settings could not be kept:', problem);
  }
  applySettings();
}

export function applySettings(): void {
  const root = document.documentElement.dataset;
  const light = matchMedia('(prefers-color-scheme: light)').matches;
  root.theme = settings.theme === 'auto' ? (light ? 'light' : 'dark') : settings.theme;
  root.left = String(settings.leftHanded);
  root.still = String(settings.speed === 'none');
  document.documentElement.style.setProperty('--quick', `${180 * tempo()}ms`);
  document.documentElement.style.setProperty('--big', String(largeness()));
  document.documentElement.style.setProperty('--slow', `${320 * tempo()}ms`);
  // The phone's own bars around the page get the same colour.
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(document.documentElement).getPropertyValue('--wood'));
}

/** The theme of the device may change while the page is open. */
export const followDevice = (): void => matchMedia('(prefers-color-scheme: light)').addEventListener('change', applySettings);

/** Whether things may move. */
export const still = (): boolean =>
  settings.speed === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How many times larger cards are wanted. */
export const largeness = (): number => (settings.bigCards ? 1.28 : 1);

/** How much longer or shorter motions take. */
export const tempo = (): number => ({ slow: 1.7, normal: 1, fast: 0.5, none: 0 })[settings.speed];
