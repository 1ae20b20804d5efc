/** A stub for browser storage, which Node lacks: it stores nothing. Import this first. */
globalThis.localStorage = { getItem: () => null, setItem: () => undefined } as unknown as Storage;
