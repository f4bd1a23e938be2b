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

/** How long the pending changes of a member stay while others use the browser: 30 days. */
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
 * Removes pending changes of other members than `uid` that are older than `MAX_AGE_MS`, so that
 * they do not fill the storage. With null, for a visitor, this is about every member. `now` is in
 * epoch milliseconds.
 */
export const removeOldChanges = (storage: () => Storage, uid: string | null, now: number): void => {
  try {
    const own = uid === null ? [] : [getPendingPrefix(uid), getPositionPrefix(uid)];
    for (const key of findKeys(storage(), CHANGES_PREFIX, POSITIONS_PREFIX)) {
      const isOwn = own.some((prefix) => key.startsWith(prefix));
      if (!isOwn && now - readTime(storage().getItem(key)) > MAX_AGE_MS) storage().removeItem(key);
    }
  } catch {
    // Storage is blocked, so nothing is stored.
  }
};
