import type { Game } from '../game';
import Poster from './Poster.svelte';

export const stickEm: Game = {
  id: 'stick-em',
  words: 'stick',
  players: '3–6',
  minutes: '40',
  quick: 4,
  mark: 'star',
  felt: { dark: '#171d33', light: '#d9dde6' },
  poster: Poster,
  presets: async () => (await import('./presets.json')).default,
  lessons: async () => (await import('./lessons')).STICK,
  parts: async () => (await import('./parts')).PARTS,
};
