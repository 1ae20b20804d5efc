import type { Game } from '../game';
import Poster from './Poster.svelte';

export const wazabi: Game = {
  id: 'wazabi',
  words: 'wazabi',
  players: '2–8',
  minutes: '20',
  quick: 4,
  mark: 'leaf',
  felt: { dark: '#14250f', light: '#d9e6c6' },
  poster: Poster,
  presets: async () => (await import('./presets.json')).default,
  lessons: async () => (await import('./lessons')).WAZABI,
  parts: async () => (await import('./parts')).PARTS,
};
