import type { LibraryChange } from '@gschool/domain';
import { ENTRY_PREFIX as KEPT } from '../cache/cachedQueries';
import { decodeChange } from './decodeChange';
import { getPendingKeys, getPendingPrefix, getPositionPrefix } from './pendingKeys';

/** Changes that wait to be sent, of one member, in the browser. */
export interface Journal {
  /** In the order in which they were made. What is no change is thrown away. */
  read(): readonly LibraryChange[];
  /** False where it cannot be kept. Synchronous, since a page that goes away waits for nothing. */
  put(change: LibraryChange): boolean;
  drop(ids: readonly string[]): void;
  /** Drops what was never sent, or refused: other tabs take it back, too. */
  discard(id: string): void;
  /** What a change in the storage, as another tab hears it, is about; null for anything else. */
  parseStorageEvent(key: string | null, text: string | null): JournalEvent | null;
}

/** What another tab did with a change. */
interface JournalEvent {
  id: string;
  what: 'added' | 'sent' | 'takenBack';
  change: LibraryChange | null;
}

const DISCARDED = 'taken back';

export const compareByTime = (a: LibraryChange, b: LibraryChange): number =>
  a.at - b.at || (a.id < b.id ? -1 : 1);

/**
 * One entry for each change, and none is ever written twice: two tabs that write at
 * the same moment cannot lose one another's. A full storage gives up what is kept
 * for speed alone before it gives up a change.
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
    const all = Array.from({ length: storage().length }, (_, at) => storage().key(at) ?? '');
    for (const key of all) if (key.startsWith(KEPT)) storage().removeItem(key);
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
          // A place of somebody who was not here is a change like any other once they are.
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
