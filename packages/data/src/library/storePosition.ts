import type { LibraryAction, LibraryChange } from '@gschool/domain';
import { getPositionPrefix } from './pendingKeys';

/**
 * Keeps the place of a film that outlasted its session, under the member whose film it is:
 * `createJournal` finds it when they sign in at this browser again. The latest of each class;
 * written at once, since the page may be going. Anything but a place is nobody's any more.
 */
export const storePosition = (storage: () => Storage, uid: string, action: LibraryAction): void => {
  if (action.kind !== 'watched') return;
  const { videoId, at } = action.position;
  const change: LibraryChange = {
    ...action,
    // Whoever left the film without a session left it for good: the history is to know.
    isLeft: true,
    id: `place-${crypto.randomUUID()}`,
    at: Date.parse(at),
  };
  try {
    storage().setItem(getPositionPrefix(uid) + encodeURIComponent(videoId), JSON.stringify(change));
  } catch {
    // A full storage, or none: what was reached meanwhile is watched again.
  }
};
