import type { LibraryChange } from '@gschool/domain';

import { ENTRY_PREFIX } from '../../../cache/cachedQueries';
import { storageKeys } from '../../../storage/storageKeys';
import { decodeChange } from './decodeChange';
import { getPendingKeys, getPendingPrefix, getPositionPrefix } from './pendingKeys';

/** The pending changes of one member, stored in the browser. */
export interface Journal {
  /** Returns the changes in the order of their time, and removes invalid entries. */
  read(): readonly LibraryChange[];
  /**
   * Returns false when it cannot be stored. Synchronous, so that it works while a page is closing.
   */
  put(change: LibraryChange): boolean;
  drop(ids: readonly string[]): void;
  /** Removes a change that was refused or is not to be sent; other tabs remove it, too. */
  discard(id: string): void;
  /** The change that another tab's `storage` event is about; null for other events. */
  parseStorageEvent(key: string | null, text: string | null): JournalEvent | null;
}

/** How another tab changed an entry. */
interface JournalEvent {
  id: string;
  what: 'added' | 'sent' | 'takenBack';
  change: LibraryChange | null;
}

const DISCARDED = 'taken back';

export const compareByTime = (a: LibraryChange, b: LibraryChange): number =>
  a.at - b.at || (a.id < b.id ? -1 : 1);

/**
 * Stores each change under its own key and never overwrites one, so that two tabs cannot lose each
 * other's changes. When storage is full, cached entries are removed to make room.
 */
export const createJournal = (uid: string, storage: () => Storage): Journal => {
  const prefix = getPendingPrefix(uid);
  const tryStorage = (run: () => void): boolean => {
    try {
      run();
      return true;
    } catch {
      return false;
    }
  };
  const clearCaches = (): void => {
    const all = storageKeys(storage());
    for (const key of all) if (key.startsWith(ENTRY_PREFIX)) storage().removeItem(key);
  };
  const put = (change: LibraryChange): boolean => {
    const write = (): void => storage().setItem(prefix + change.id, JSON.stringify(change));
    return tryStorage(write) || (tryStorage(clearCaches) && tryStorage(write));
  };
  return {
    read: () =>
      getPendingKeys(storage, uid)
        .flatMap((key) => {
          const change = decodeChange(storage().getItem(key));
          const isStoredPosition = change !== null && key.startsWith(getPositionPrefix(uid));
          // A position that was stored without a session becomes a normal change.
          if (change === null || (isStoredPosition && put(change)))
            tryStorage(() => storage().removeItem(key));
          return change ?? [];
        })
        .sort(compareByTime),
    put,
    drop: (ids) => void tryStorage(() => ids.forEach((id) => storage().removeItem(prefix + id))),
    discard: (id) =>
      void tryStorage(() => {
        storage().setItem(prefix + id, DISCARDED);
        storage().removeItem(prefix + id);
      }),
    parseStorageEvent: (key, text) => {
      if (!key?.startsWith(prefix)) return null;
      const id = key.slice(prefix.length);
      if (text === null) return { id, what: 'sent', change: null };
      if (text === DISCARDED) return { id, what: 'takenBack', change: null };
      const change = decodeChange(text);
      return change && { id, what: 'added', change };
    },
  };
};
