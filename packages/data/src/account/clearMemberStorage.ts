import { storageKeys } from '../storage/storageKeys';
import { clearDeletionMark, deletionKey } from './pendingDeletion';

const browserStorages = [() => localStorage, () => sessionStorage];

/**
 * Removes every entry of this browser's storages whose key contains the member's uid: pending
 * changes, form drafts and cached data. The mark of a started deletion stays. Skips a storage that
 * cannot be accessed.
 */
export const removeMemberEntries = (
  uid: string,
  storages: readonly (() => Storage)[] = browserStorages,
): void => {
  for (const getStorage of storages) {
    try {
      const storage = getStorage();
      const keys = storageKeys(storage);
      // Some keys contain the encoded uid.
      const isOfMember = (key: string) =>
        key !== deletionKey(uid) && (key.includes(uid) || key.includes(encodeURIComponent(uid)));
      for (const key of keys) if (isOfMember(key)) storage.removeItem(key);
    } catch {
      // Storage is blocked, so nothing is stored.
    }
  }
};

/**
 * Removes the entries, the downloads and the deletion mark of a member whose account was deleted.
 * Never rejects.
 */
export const clearMemberStorage = async (
  uid: string,
  storages?: readonly (() => Storage)[] | undefined,
): Promise<void> => {
  clearDeletionMark(uid);
  removeMemberEntries(uid, storages);
  // If its chunk fails to load, the downloads stay until another member signs in.
  const code = await import('../downloads/removeDownloads').catch(() => null);
  await code?.removeDownloads(uid);
};
