import { localStorageOrNull as storage } from '@gschool/data';

/** What a member looked for lies under this and their uid. Without the word that clear-all looks for. */
const PREFIX = 'gschool.searches/';

/** What a member looked for on this device, as text; null for nothing. */
export const keptSearches = (uid: string): string | null => {
  try {
    return storage()?.getItem(PREFIX + uid) ?? null;
  } catch {
    return null;
  }
};

/** Keeps it, or with null forgets it. Where storage is full or refused, nothing is kept. */
export const keepSearches = (uid: string, text: string | null): void => {
  try {
    if (text === null) storage()?.removeItem(PREFIX + uid);
    else storage()?.setItem(PREFIX + uid, text);
  } catch {
    // The searches of this visit are still in the field's memory.
  }
};

/** Forgets what anybody looked for here, when nobody is signed in any more. */
export const forgetSearches = (): void => {
  try {
    for (const key of Object.keys(storage() ?? {})) {
      if (key.startsWith(PREFIX)) storage()?.removeItem(key);
    }
  } catch {
    // Nothing was kept where keeping is refused.
  }
};
