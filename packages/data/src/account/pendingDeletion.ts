type DeletionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where a deletion that has begun is noted. Without the word that clear-all looks for. */
export const deletionKey = (uid: string): string => `gschool.leaving.${uid}`;

/** For browsers that keep nothing: it lasts as long as the page. */
const pendingDeletions = new Set<string>();

const getLocalStorage = (): DeletionStorage => globalThis.localStorage;

/** What a storage answers; nothing where it refuses, or where merely naming it throws. */
const tryStorage = <T>(
  storage: () => DeletionStorage,
  run: (found: DeletionStorage) => T,
): T | null => {
  try {
    return run(storage());
  } catch {
    return null;
  }
};

/**
 * Notes that the deletion of an account has begun. Until it is finished or taken back
 * no tab of this browser makes a new profile for it, as the healing of a half-finished
 * sign-up would.
 */
export const markDeletionStarted = (uid: string, storage = getLocalStorage): void => {
  pendingDeletions.add(uid);
  tryStorage(storage, (found) => found.setItem(deletionKey(uid), '1'));
};

/** True while a deletion that began in this browser is not finished. */
export const isDeletionPending = (uid: string, storage = getLocalStorage): boolean =>
  pendingDeletions.has(uid) ||
  tryStorage(storage, (found) => found.getItem(deletionKey(uid))) === '1';

/** Takes the note back: the member stays after all. */
export const clearDeletionMark = (uid: string, storage = getLocalStorage): void => {
  pendingDeletions.delete(uid);
  tryStorage(storage, (found) => found.removeItem(deletionKey(uid)));
};
