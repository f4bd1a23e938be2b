import { browserStores, getLocalStorage } from './browserCache';
import { clearEntries } from './clearEntries';

/** Removes the entries of this browser that do not belong to `uid`; null removes all. */
export const clearBrowserEntries = (uid: string | null) =>
  clearEntries(browserStores, getLocalStorage, uid);
