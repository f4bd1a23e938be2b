import type { Change, Persistence } from './persistence';

/** Survives nothing: for stories and tests, or shared between stores to test a reload. */
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
