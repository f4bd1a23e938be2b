import { storageKeys } from '../storage/storageKeys';
import type { EntryStore } from './store';

/**
 * Stores entries in local storage. It writes synchronously, so that the data is written even if the
 * page is closing. The storage is a function, because accessing it can throw.
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
