import { ENTRY_PREFIX } from './cachedQueries';
import { storageKeys } from '../storage/storageKeys';
import { tryOperation } from './tryOperation';
import type { EntryStores } from './store';

/** The number of removed entries, or the error. */
export type ClearResult = { ok: true; cleared: number } | { ok: false; error: unknown };

/** What clear-all removes. The storages are functions, because accessing them can throw. */
export interface ClearTargets {
  stores: EntryStores;
  local: () => Storage;
  session: () => Storage;
}

const clearLocalStorage = (storage: Storage): number => {
  const found = storageKeys(storage).filter((key) => key.toLowerCase().includes('cache'));
  for (const key of found) storage.removeItem(key);
  return found.length;
};

/**
 * Clears all caches: every entry, all of session storage, and every local storage key that contains
 * the word "cache" (docs/product/caches.md#clear-all). When one part fails, the others are still
 * cleared; the error is logged and returned. `cleared` counts entries and local keys, not what
 * session storage contained.
 */
export const clearAll = async ({ stores, local, session }: ClearTargets): Promise<ClearResult> => {
  const [large, small, rest] = await Promise.all([
    tryOperation('clearing the large store', () => stores.large.remove(ENTRY_PREFIX)),
    // The keys of the small store contain the word, too.
    tryOperation('clearing local storage', async () => clearLocalStorage(local())),
    tryOperation('clearing session storage', async () => session().clear()),
  ]);
  if (!large.ok) return large;
  if (!small.ok) return small;
  return rest.ok ? { ok: true, cleared: large.value + small.value } : rest;
};
