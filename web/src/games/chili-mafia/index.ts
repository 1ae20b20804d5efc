import type { Game } from '../game';
import Poster from './Poster.svelte';

export const chiliMafia: Game = {
  id: 'chili-mafia',
  words: 'chili',
  players: '2–8',
  minutes: '45',
  quick: 3,
  mark: 'chilli',
  felt: { dark: '#10221f', light: '#cfdfd6' },
  poster: Poster,
  presets: async () => (await import('./presets.json')).default,
  lessons: async () => (await import('./lessons')).CHILI,
  parts: async () => (await import('./parts')).PARTS,
};
