import type { Session } from '../session/createSession';
import { clearPendingChanges } from '../library/pendingKeys';
import { readCacheOwner } from './cacheOwner';

const getLocalStorage = (): Storage => globalThis.localStorage;
const loadClearBrowserEntries = () => import('./clearBrowserEntries');

/**
 * Forgets what the browser keeps, and what waits to be sent, as soon as its owner is not here any more, or
 * has no membership any more: signed out here or in another tab, with a network
 * or without, or found to be gone at the start. Returns the unsubscribe.
 */
export const clearCachesOnSignOut = (session: Session): (() => void) => {
  const clearIfOwnerLeft = (): void => {
    const state = session.get();
    const owner = readCacheOwner(getLocalStorage);
    // While there is a network: leaving must need none.
    if (state.status === 'signedIn') void loadClearBrowserEntries().catch(() => undefined);
    if (state.status === 'loading') return;
    clearPendingChanges(getLocalStorage, state.status === 'signedIn' ? state.user.uid : null);
    if (owner === null) return;
    // An error says nothing about the membership: what is kept may still be theirs.
    const mayKeepEntries =
      state.status === 'signedIn' && (state.isSubscribed || state.error !== null);
    const uid = mayKeepEntries ? state.user.uid : null;
    if (owner === uid) return;
    // A missing chunk is tried again at the next change; the owner stays noted until it is done.
    void loadClearBrowserEntries().then(
      ({ clearBrowserEntries: forgetHere }) => forgetHere(uid),
      () => undefined,
    );
  };
  clearIfOwnerLeft();
  return session.subscribe(clearIfOwnerLeft);
};
