import { browserStores, getLocalStorage } from './browserCache';
import { clearEntries } from './clearEntries';

/** Removes from this browser what does not belong to `uid` (null: everything). */
export const clearBrowserEntries = (uid: string | null) =>
  clearEntries(browserStores, getLocalStorage, uid);
