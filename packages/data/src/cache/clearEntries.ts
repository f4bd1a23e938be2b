import { ENTRY_PREFIX } from './cachedQueries';
import { tryOperation, type Outcome } from './tryOperation';
import { readCacheOwner, CACHE_OWNER_KEY } from './cacheOwner';
import type { EntryStores } from './store';

/**
 * Removes everything that is kept, of members and of everyone, unless it
 * belongs to `uid`. Needs no network. Tells how many entries went; a failure
 * warns, is returned, and is tried again at the next start (the owner stays noted).
 */
export const clearEntries = async (
  stores: EntryStores,
  storage: () => Storage,
  uid: string | null = null,
): Promise<Outcome<number>> => {
  if (uid !== null && readCacheOwner(storage) === uid) return { ok: true, value: 0 };
  return tryOperation('forgetting', async () => {
    const before = readCacheOwner(storage);
    // Both begin before either is waited for: a page that goes away has at least asked.
    const counts = await Promise.all([
      stores.small.remove(ENTRY_PREFIX),
      stores.large.remove(ENTRY_PREFIX),
    ]);
    if (readCacheOwner(storage) === before) storage().removeItem(CACHE_OWNER_KEY);
    return counts[0] + counts[1];
  });
};
