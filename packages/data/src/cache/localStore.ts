import type { EntryStore } from './store';

/** The keys of a storage, as they stand now. */
export const storageKeys = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');

/**
 * Entries in local storage. Everything happens before the promise is there, so
 * that a page that goes away has written. The storage is a function because
 * merely naming it can throw.
 */
export const createLocalStore = (storage: () => Storage): EntryStore => {
  const listKeys = (prefix: string): string[] =>
    storageKeys(storage()).filter((key) => key.startsWith(prefix));
  return {
    get: async (key) => storage().getItem(key) ?? undefined,
    put: async (key, text) => storage().setItem(key, text),
    remove: async (prefix) => {
      const found = listKeys(prefix);
      for (const key of found) storage().removeItem(key);
      return found.length;
    },
    list: async (prefix) =>
      listKeys(prefix).map((key) => [key, storage().getItem(key) ?? ''] as const),
  };
};
