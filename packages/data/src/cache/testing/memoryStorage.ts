/** A storage for tests, with the methods of the browser's. */
export const memoryStorage = (start: Readonly<Record<string, string>> = {}): Storage => {
  const held = new Map(Object.entries(start));
  return {
    get length() {
      return held.size;
    },
    key: (at) => [...held.keys()][at] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  };
};
