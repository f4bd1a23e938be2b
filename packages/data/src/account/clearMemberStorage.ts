import { storageKeys } from '../storage/storageKeys';
import { clearDeletionMark } from './pendingDeletion';

/**
 * Removes every entry of this browser's storages whose key contains the member's uid: pending
 * changes, the deletion mark and cached data. Skips a storage that cannot be accessed.
 */
export const clearMemberStorage = (uid: string, storages: readonly (() => Storage)[]): void => {
  clearDeletionMark(uid);
  for (const getStorage of storages) {
    try {
      const storage = getStorage();
      const keys = storageKeys(storage);
      // Some keys contain the encoded uid.
      const isOfMember = (key: string) =>
        key.includes(uid) || key.includes(encodeURIComponent(uid));
      for (const key of keys) if (isOfMember(key)) storage.removeItem(key);
    } catch {
      // Storage is blocked, so nothing is stored.
    }
  }
};
