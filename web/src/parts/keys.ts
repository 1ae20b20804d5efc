/** A key of the table, listed in the key map. */
export interface Key {
  key: string;
  label: string;
  run: () => void;
  on?: boolean;
}
