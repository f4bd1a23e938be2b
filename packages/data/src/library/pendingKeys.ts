import { storageKeys } from '../storage/storageKeys';

/**
 * The key prefix of pending changes. It must not contain the word "cache", which clear-all removes
 * (docs/product.md#clear-all).
 */
const CHANGES_PREFIX = 'gschool.journal/';

/**
 * The key prefix of positions that were reached after the session had ended. They are sent when the
 * member signs in again.
 */
const POSITIONS_PREFIX = 'gschool.place/';

const getMemberPrefix = (prefix: string, uid: string): string =>
  `${prefix}${encodeURIComponent(uid)}/`;

/** The key prefix of a member's pending changes. */
export const getPendingPrefix = (uid: string): string => getMemberPrefix(CHANGES_PREFIX, uid);

/** The key prefix of a member's positions from after the end of the session. */
export const getPositionPrefix = (uid: string): string => getMemberPrefix(POSITIONS_PREFIX, uid);

const findKeys = (storage: Storage, ...prefixes: readonly string[]): string[] =>
  storageKeys(storage).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));

/** The keys of a member's pending changes and positions; none where storage is blocked. */
export const getPendingKeys = (storage: () => Storage, uid: string): readonly string[] => {
  try {
    return findKeys(storage(), getPendingPrefix(uid), getPositionPrefix(uid));
  } catch {
    return [];
  }
};

/**
 * Removes the pending changes of all members except `uid`, so that they never reach another member.
 * With null, for a visitor, the positions from after the end of a session stay.
 */
export const clearPendingChanges = (storage: () => Storage, uid: string | null): void => {
  try {
    const own = uid === null ? [POSITIONS_PREFIX] : [getPendingPrefix(uid), getPositionPrefix(uid)];
    for (const key of findKeys(storage(), CHANGES_PREFIX, POSITIONS_PREFIX)) {
      if (!own.some((prefix) => key.startsWith(prefix))) storage().removeItem(key);
    }
  } catch {
    // Storage is blocked, so nothing is stored.
  }
};
