/** From this size on, players sit around the table; below it, in a row above the board. The styles use the same numbers. */
import { MediaQuery } from 'svelte/reactivity';

export const roundTable = new MediaQuery('(min-width: 900px) and (min-height: 600px)');
