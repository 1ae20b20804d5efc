import { Refusal } from './api';
import { refusalText } from './i18n.svelte';

/** What went wrong with a request, in words. */
export const problemText = (problem: unknown): string =>
  problem instanceof Refusal ? refusalText(problem.code, problem.facts) : String(problem);
