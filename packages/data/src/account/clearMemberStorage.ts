import { clearDeletionMark } from './pendingDeletion';

/**
 * Takes everything out of this browser's storages that bears the member's uid in its
 * key: changes that waited to be sent, notes, what was kept for a faster start. A
 * storage that refuses is left alone.
 */
export const clearMemberStorage = (uid: string, storages: readonly (() => Storage)[]): void => {
  clearDeletionMark(uid);
  for (const getStorage of storages) {
    try {
      const storage = getStorage();
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
      // Some keys encode it.
      const isOfMember = (key: string) =>
        key.includes(uid) || key.includes(encodeURIComponent(uid));
      for (const key of keys) if (isOfMember(key)) storage.removeItem(key);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  }
};
