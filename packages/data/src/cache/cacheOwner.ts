/**
 * The local storage key of the uid whose entries are stored. It must not contain the word "cache",
 * because clear-all must not remove it.
 */
export const CACHE_OWNER_KEY = 'gschool.kept-for';

/** The uid whose entries are stored; null for none, or where local storage is blocked. */
export const readCacheOwner = (storage: () => Storage): string | null => {
  try {
    return storage().getItem(CACHE_OWNER_KEY);
  } catch {
    return null;
  }
};
