import type { Change, Persistence } from './persistence';

/**
 * Stores the records in memory, for stories and tests. Two stores can share the same persistence to
 * test a reload.
 */
export function memoryPersistence(): Persistence {
  const records = new Map<string, unknown>();
  return {
    load: async () => [...records].map(([key, value]) => ({ key, value })),
    write: async (changes: readonly Change[]) => {
      for (const { key, value } of changes) {
        if (value === undefined) records.delete(key);
        else records.set(key, structuredClone(value));
      }
    },
    clear: async () => records.clear(),
  };
}
