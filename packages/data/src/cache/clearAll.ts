import { ENTRY_PREFIX } from './cachedQueries';
import { storageKeys } from './localStore';
import { tryOperation } from './tryOperation';
import type { EntryStores } from './store';

/** How many things were cleared, or why they could not be. */
export type ClearResult = { ok: true; cleared: number } | { ok: false; error: unknown };

/** What clear-all reaches; the two storages are functions because merely naming them can throw. */
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
 * Clears all caches: every entry, all of session storage, and every local key
 * that contains the word cache (spec, section 9). Where one part fails the
 * others are cleared all the same; the failure warns and is returned.
 * `cleared` counts entries and local keys, not what session storage held.
 */
export const clearAll = async ({ stores, local, session }: ClearTargets): Promise<ClearResult> => {
  const [large, small, rest] = await Promise.all([
    tryOperation('clearing the large store', () => stores.large.remove(ENTRY_PREFIX)),
    // The small entries are such keys themselves.
    tryOperation('clearing local storage', async () => clearLocalStorage(local())),
    tryOperation('clearing session storage', async () => session().clear()),
  ]);
  if (!large.ok) return large;
  if (!small.ok) return small;
  return rest.ok ? { ok: true, cleared: large.value + small.value } : rest;
};
