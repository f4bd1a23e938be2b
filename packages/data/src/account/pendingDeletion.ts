type DeletionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The storage key that marks a started deletion. It must not contain the word "cache", because
 * clear-all removes every key with that word.
 */
export const deletionKey = (uid: string): string => `gschool.leaving.${uid}`;

/** For browsers without storage; lasts as long as the page. */
const pendingDeletions = new Set<string>();

const getLocalStorage = (): DeletionStorage => globalThis.localStorage;

/**
 * Runs an operation on the storage. Returns null where the storage throws or cannot be accessed.
 */
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
 * Marks the deletion of an account as started. Until it is finished or canceled, no tab of this
 * browser creates a new profile for the account, although a page normally creates the missing
 * profile after an incomplete sign-up.
 */
export const markDeletionStarted = (uid: string, storage = getLocalStorage): void => {
  pendingDeletions.add(uid);
  tryStorage(storage, (found) => found.setItem(deletionKey(uid), '1'));
};

/** True while a deletion that was started in this browser is not finished. */
export const isDeletionPending = (uid: string, storage = getLocalStorage): boolean =>
  pendingDeletions.has(uid) ||
  tryStorage(storage, (found) => found.getItem(deletionKey(uid))) === '1';

/** Removes the mark when the member decides to keep the account. */
export const clearDeletionMark = (uid: string, storage = getLocalStorage): void => {
  pendingDeletions.delete(uid);
  tryStorage(storage, (found) => found.removeItem(deletionKey(uid)));
};
