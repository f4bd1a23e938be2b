import { localStorageOrNull as storage } from '@gschool/data';

/**
 * The storage key, without the uid at its end. It must not contain "cache", because "Clear all"
 * removes such keys.
 */
const PREFIX = 'gschool.searches/';

/** The stored searches of a member as text, or null. */
export const readSearches = (uid: string): string | null => {
  try {
    return storage()?.getItem(PREFIX + uid) ?? null;
  } catch {
    return null;
  }
};

/**
 * Stores the searches of a member; null removes them. Does nothing if the storage is full or not
 * allowed.
 */
export const writeSearches = (uid: string, text: string | null): void => {
  try {
    if (text === null) storage()?.removeItem(PREFIX + uid);
    else storage()?.setItem(PREFIX + uid, text);
  } catch {
    // Storage is full or refused.
  }
};

/** Removes the searches of all members, at sign-out. */
export const clearSearches = (): void => {
  try {
    for (const key of Object.keys(storage() ?? {})) {
      if (key.startsWith(PREFIX)) storage()?.removeItem(key);
    }
  } catch {
    // Storage is refused, so nothing was stored.
  }
};
