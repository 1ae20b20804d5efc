/** Node has no storage of a browser: whatever is kept there is forgotten. Import this before all else. */
globalThis.localStorage = { getItem: () => null, setItem: () => undefined } as unknown as Storage;
