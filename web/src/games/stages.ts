/** Which component draws which game; loaded when a table needs it. */
import type { Component } from 'svelte';
import type { LiveTable } from '../lib/table.svelte';

export type Stage = Component<{ table: LiveTable }>;

export const STAGES: Record<string, () => Promise<{ default: Stage }>> = {
  spicy: () => import('./spicy/Stage.svelte'),
  'sweet-spicy': () => import('./spicy/Stage.svelte'),
  'stick-em': () => import('./stick-em/Stage.svelte'),
  'chili-mafia': () => import('./chili-mafia/Stage.svelte'),
  wazabi: () => import('./wazabi/Stage.svelte'),
};
