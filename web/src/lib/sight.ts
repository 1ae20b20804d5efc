/** Scrolls what this selector finds first into sight, as soon as it is laid out, if its container scrolls. */
export const bringIntoSight = (place: string): void =>
  void requestAnimationFrame(() => document.querySelector(place)?.scrollIntoView({ block: 'nearest' }));
