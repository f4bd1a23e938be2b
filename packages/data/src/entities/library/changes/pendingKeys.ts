import { storageKeys } from '../../../storage/storageKeys';

/**
 * The key prefix of pending changes. It must not contain the word "cache", which clear-all removes
 * (docs/product/caches.md#clear-all).
 */
export const CHANGES_PREFIX = 'gschool.journal/';

/**
 * The key prefix of positions that were reached after the session had ended. They are sent when the
 * member signs in again.
 */
export const POSITIONS_PREFIX = 'gschool.place/';

const getMemberPrefix = (prefix: string, uid: string): string =>
  `${prefix}${encodeURIComponent(uid)}/`;

/** The key prefix of a member's pending changes. */
export const getPendingPrefix = (uid: string): string => getMemberPrefix(CHANGES_PREFIX, uid);

/** The key prefix of the positions that a member reached after the end of the session. */
export const getPositionPrefix = (uid: string): string => getMemberPrefix(POSITIONS_PREFIX, uid);

/** All keys of the storage that begin with one of the prefixes. */
export const findKeys = (storage: Storage, ...prefixes: readonly string[]): string[] =>
  storageKeys(storage).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));

/** The keys of a member's pending changes and positions; none where storage is blocked. */
export const getPendingKeys = (storage: () => Storage, uid: string): readonly string[] => {
  try {
    return findKeys(storage(), getPendingPrefix(uid), getPositionPrefix(uid));
  } catch {
    return [];
  }
};
