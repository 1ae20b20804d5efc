/** A key of the table, listed in the key map. */
export interface Key {
  key: string;
  label: string;
  run: () => void;
  on?: boolean;
}

/**
 * Enter and Space belong to the control that they press. A mouse or a finger leaves no such focus behind, and what is off is not pressed:
 * there Space slaps.
 */
export const presses = (key: string, target: Element): boolean =>
  (key === 'Enter' && target.matches('button')) ||
  (key === ' ' && target.matches('button:not([aria-disabled=true]):focus-visible, summary:focus-visible'));
