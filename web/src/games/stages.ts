/** Which component draws which game; loaded when a table needs it. */
import type { Component } from 'svelte';
import type { LiveTable } from '../lib/table.svelte';

export type Stage = Component<{ table: LiveTable }>;

export const STAGES: Record<string, () => Promise<{ default: Stage }>> = {
  spicy: () => import('./Spicy.svelte'),
  'sweet-spicy': () => import('./Spicy.svelte'),
  'stick-em': () => import('./StickEm.svelte'),
  'chili-mafia': () => import('./ChiliMafia.svelte'),
  wazabi: () => import('./Wazabi.svelte'),
};
