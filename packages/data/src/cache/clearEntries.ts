import { ENTRY_PREFIX } from './cachedQueries';
import { tryOperation, type Outcome } from './tryOperation';
import { readCacheOwner, CACHE_OWNER_KEY } from './cacheOwner';
import type { EntryStores } from './store';

/**
 * Removes all entries (members' and shared ones), unless the owner is `uid`. Works offline. Returns
 * the number of entries. A failure is logged, returned and retried at the next start, because the
 * owner stays stored.
 */
export const clearEntries = async (
  stores: EntryStores,
  storage: () => Storage,
  uid: string | null = null,
): Promise<Outcome<number>> => {
  if (uid !== null && readCacheOwner(storage) === uid) return { ok: true, value: 0 };
  return tryOperation('forgetting', async () => {
    const ownerBefore = readCacheOwner(storage);
    // Both start before either is awaited, so that a page that is closing has at least requested
    // both.
    const counts = await Promise.all([
      stores.small.remove(ENTRY_PREFIX),
      stores.large.remove(ENTRY_PREFIX),
    ]);
    // If another owner was stored in the meantime, it stays.
    if (readCacheOwner(storage) === ownerBefore) storage().removeItem(CACHE_OWNER_KEY);
    return counts[0] + counts[1];
  });
};
