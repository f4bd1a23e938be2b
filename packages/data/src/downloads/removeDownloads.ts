import { storageKeys } from '../storage/storageKeys';
import { CACHES_PREFIX, getMemberPrefix, getQueueKey } from './keys';

const removeCaches = async (
  getCaches: () => CacheStorage,
  isRemoved: (name: string) => boolean,
): Promise<void> => {
  try {
    const caches = getCaches();
    const names = (await caches.keys()).filter((name) => isRemoved(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Without Cache Storage nothing is stored.
  }
};

/**
 * Removes the downloads of a member whose account was deleted
 * (docs/product/downloads.md#downloads).
 */
export const removeDownloads = (
  uid: string,
  getCaches: () => CacheStorage = () => globalThis.caches,
): Promise<void> => removeCaches(getCaches, (name) => name.startsWith(getMemberPrefix(uid)));

/**
 * Removes the downloads of everyone else when a member signs in
 * (docs/product/downloads.md#downloads).
 */
export const removeDownloadsOfOthers = async (
  uid: string,
  getCaches: () => CacheStorage = () => globalThis.caches,
  getStorage: () => Storage = () => globalThis.localStorage,
): Promise<void> => {
  try {
    const storage = getStorage();
    for (const key of storageKeys(storage))
      if (key.startsWith(getQueueKey('')) && key !== getQueueKey(uid)) storage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
  const isOfOther = (name: string): boolean =>
    name.startsWith(CACHES_PREFIX) && !name.startsWith(getMemberPrefix(uid));
  await removeCaches(getCaches, isOfOther);
};
