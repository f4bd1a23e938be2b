/** A storage for tests with the same methods as the browser's. */
export const memoryStorage = (start: Readonly<Record<string, string>> = {}): Storage => {
  const entries = new Map(Object.entries(start));
  return {
    get length() {
      return entries.size;
    },
    key: (at) => [...entries.keys()][at] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
};
