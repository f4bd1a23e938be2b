import type { LibraryAction, LibraryChange } from '@gschool/domain';

import { getPositionPrefix } from './pendingKeys';

/**
 * Stores the position of media that kept playing after the session had ended. `createJournal` finds
 * it when the same member signs in again. Only the latest position of each class is stored. The
 * write is synchronous, since the page may be closing. Other changes are ignored.
 */
export const storePosition = (storage: () => Storage, uid: string, action: LibraryAction): void => {
  if (action.kind !== 'watched') return;
  const { videoId, at } = action.position;
  const change: LibraryChange = {
    ...action,
    // Without a session the class counts as left, so that it is added to the history.
    isLeft: true,
    id: `place-${crypto.randomUUID()}`,
    at: Date.parse(at),
  };
  try {
    storage().setItem(getPositionPrefix(uid) + encodeURIComponent(videoId), JSON.stringify(change));
  } catch {
    // Storage is full or blocked, so the member will watch this part again.
  }
};
