import type { Session } from '../session/createSession';
import { readCacheOwner } from './cacheOwner';

const getLocalStorage = (): Storage => globalThis.localStorage;
const loadBrowserCache = () => import('./browserCache');

/**
 * Removes the stored entries when their owner is signed out or no longer subscribed, whether this
 * happens here or in another tab, online or offline. Entries that are left are removed at the next
 * start. Pending changes stay for their member (docs/product/library.md#pending-changes). Returns
 * the unsubscribe function.
 */
export const clearCachesOnSignOut = (session: Session): (() => void) => {
  const clearIfOwnerLeft = (): void => {
    const state = session.get();
    const owner = readCacheOwner(getLocalStorage);
    // Loaded while there is a network, because signing out must work offline.
    if (state.status === 'signedIn') void loadBrowserCache().catch(() => undefined);
    if (owner === null || state.status === 'loading') return;
    // After an error the subscription is unknown, so the entries stay.
    const hasAccess = state.status === 'signedIn' && (state.isSubscribed || state.error !== null);
    const uid = hasAccess ? state.user.uid : null;
    if (owner === uid) return;
    // If the chunk fails to load, the next change loads it again. The owner stays stored until
    // then.
    void loadBrowserCache().then(
      ({ clearBrowserEntries }) => clearBrowserEntries(uid),
      () => undefined,
    );
  };
  clearIfOwnerLeft();
  return session.subscribe(clearIfOwnerLeft);
};
