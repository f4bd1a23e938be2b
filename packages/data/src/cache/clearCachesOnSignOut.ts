import type { Session } from '../session/createSession';
import { removeOldChanges } from '../library/pendingKeys';
import { readCacheOwner } from './cacheOwner';

const getLocalStorage = (): Storage => globalThis.localStorage;
const loadClearBrowserEntries = () => import('./clearBrowserEntries');

/**
 * Removes the stored entries as soon as their owner is signed out or no longer subscribed: signed
 * out here or in another tab, online or offline, or at the next start. Pending changes stay for
 * their member (docs/product.md#pending-changes); old ones of other members are removed. Returns the
 * unsubscribe function.
 */
export const clearCachesOnSignOut = (session: Session): (() => void) => {
  const clearIfOwnerLeft = (): void => {
    const state = session.get();
    const owner = readCacheOwner(getLocalStorage);
    // Loaded while there is a network, because signing out must work offline.
    if (state.status === 'signedIn') void loadClearBrowserEntries().catch(() => undefined);
    if (state.status === 'loading') return;
    removeOldChanges(
      getLocalStorage,
      state.status === 'signedIn' ? state.user.uid : null,
      Date.now(),
    );
    if (owner === null) return;
    // After an error the subscription is unknown, so the entries stay.
    const hasAccess = state.status === 'signedIn' && (state.isSubscribed || state.error !== null);
    const uid = hasAccess ? state.user.uid : null;
    if (owner === uid) return;
    // A chunk that fails to load is loaded again at the next change; the owner stays stored until
    // then.
    void loadClearBrowserEntries().then(
      ({ clearBrowserEntries: forgetHere }) => forgetHere(uid),
      () => undefined,
    );
  };
  clearIfOwnerLeft();
  return session.subscribe(clearIfOwnerLeft);
};
