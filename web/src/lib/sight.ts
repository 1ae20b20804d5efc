/** Scrolls what this selector finds first into sight, as soon as it is laid out, where what it lies on is larger than its place. */
export const bringIntoSight = (place: string): void => void requestAnimationFrame(() => document.querySelector(place)?.scrollIntoView({ block: 'nearest' }));
