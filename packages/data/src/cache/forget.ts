import { PREFIX } from './kept';
import { attempt, type Outcome } from './outcome';
import { keptFor, OWNER_KEY } from './owner';
import type { EntryStores } from './store';

/**
 * Removes everything that is kept, of members and of everyone, unless it
 * belongs to `uid`. Needs no network. Tells how many entries went; a failure
 * warns, is returned, and is tried again at the next start (the owner stays noted).
 */
export const forget = async (
  stores: EntryStores,
  storage: () => Storage,
  uid: string | null = null,
): Promise<Outcome<number>> => {
  if (uid !== null && keptFor(storage) === uid) return { ok: true, value: 0 };
  return attempt('forgetting', async () => {
    const before = keptFor(storage);
    // Both begin before either is waited for: a page that goes away has at least asked.
    const counts = await Promise.all([stores.small.remove(PREFIX), stores.large.remove(PREFIX)]);
    if (keptFor(storage) === before) storage().removeItem(OWNER_KEY);
    return counts[0] + counts[1];
  });
};
