import {
  CHANGES_PREFIX,
  findKeys,
  getPendingPrefix,
  getPositionPrefix,
  POSITIONS_PREFIX,
} from './pendingKeys';

/** How long a member's pending changes stay while others use the browser: 30 days. */
export const MAX_AGE_MS = 30 * 86_400_000;

/** The time of a stored change in epoch milliseconds; 0 for an invalid entry. */
const readTime = (text: string | null): number => {
  try {
    return Number((JSON.parse(text ?? '') as { at: unknown }).at) || 0;
  } catch {
    return 0;
  }
};

/**
 * Removes pending changes of members other than `uid` if they are older than `MAX_AGE_MS`, so that
 * they do not fill the storage. `now` is in epoch milliseconds.
 */
export const removeOldChanges = (storage: () => Storage, uid: string, now: number): void => {
  try {
    const own = [getPendingPrefix(uid), getPositionPrefix(uid)];
    for (const key of findKeys(storage(), CHANGES_PREFIX, POSITIONS_PREFIX)) {
      const isOwn = own.some((prefix) => key.startsWith(prefix));
      if (!isOwn && now - readTime(storage().getItem(key)) > MAX_AGE_MS) storage().removeItem(key);
    }
  } catch {
    // Storage is blocked, so nothing is stored.
  }
};
