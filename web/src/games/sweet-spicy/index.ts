import type { Game } from '../game';
import Poster from './Poster.svelte';

export const sweetSpicy: Game = {
  id: 'sweet-spicy',
  words: 'spicy',
  players: '2–6',
  minutes: '20',
  quick: 4,
  mark: 'lemon',
  felt: { dark: '#2e2109', light: '#f5e0ab' },
  poster: Poster,
  book: 'spicy',
  optionPhrases: { seasonings: 'spicy-season' },
  presets: async () => (await import('./presets.json')).default,
  lessons: async () => (await import('../spicy/lessons')).SWEET,
  parts: async () => (await import('./parts')).PARTS,
};
