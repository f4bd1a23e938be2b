import type { Session } from '../session/createSession';
import { clearPendingChanges } from '../library/pendingKeys';
import { readCacheOwner } from './cacheOwner';

const storage = (): Storage => globalThis.localStorage;
const forgetting = () => import('./clearBrowserEntries');

/**
 * Forgets what the browser keeps, and what waits to be sent, as soon as its owner is not here any more, or
 * has no membership any more: signed out here or in another tab, with a network
 * or without, or found to be gone at the start. Returns the unsubscribe.
 */
export const clearCachesOnSignOut = (session: Session): (() => void) => {
  const look = (): void => {
    const state = session.get();
    const owner = readCacheOwner(storage);
    // While there is a network: leaving must need none.
    if (state.status === 'signedIn') void forgetting().catch(() => undefined);
    if (state.status === 'loading') return;
    clearPendingChanges(storage, state.status === 'signedIn' ? state.user.uid : null);
    if (owner === null) return;
    // An error says nothing about the membership: what is kept may still be theirs.
    const stays = state.status === 'signedIn' && (state.isSubscribed || state.error !== null);
    const uid = stays ? state.user.uid : null;
    if (owner === uid) return;
    // A missing chunk is tried again at the next change; the owner stays noted until it is done.
    void forgetting().then(
      ({ clearBrowserEntries: forgetHere }) => forgetHere(uid),
      () => undefined,
    );
  };
  look();
  return session.subscribe(look);
};
