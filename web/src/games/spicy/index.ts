import type { Game } from '../game';
import Poster from './Poster.svelte';

export const spicy: Game = {
  id: 'spicy',
  words: 'spicy',
  players: '2–6',
  minutes: '20',
  quick: 4,
  mark: 'flame',
  felt: { dark: '#2e120d', light: '#f0d6bf' },
  poster: Poster,
  optionPhrases: { seasonings: 'spicy-season' },
  presets: async () => (await import('./presets.json')).default,
  lessons: async () => (await import('./lessons')).SPICY,
  parts: async () => (await import('./parts')).PARTS,
};
