import { storageKeys } from '../../storage/storageKeys';

/** The owner while no member is signed in. */
export const GUEST = 'guest';

/**
 * A guest or a member. A member's id has a prefix, so that it cannot be confused with the guest.
 */
export type Owner = typeof GUEST | `member:${string}`;

export const memberOwner = (uid: string): Owner => `member:${uid}`;

/**
 * The prefix of every storage key of the shop. It must not contain the word "cache", which
 * clear-all removes (docs/product.md#clear-all).
 */
const PREFIX = 'gschool.shop/';

/** The storage key of one kind of data of an owner. */
export const storageKey = (kind: string, owner: Owner): string =>
  `${PREFIX}${kind}/${encodeURIComponent(owner)}`;

/**
 * The uid that was signed in last: the first view shows that member's cart before Firebase has
 * restored the session.
 */
const LAST_OWNER_KEY = `${PREFIX}owner`;

export const isLastOwnerKey = (key: string | null): boolean => key === LAST_OWNER_KEY;

/** The owner that was stored last; the guest without one. */
export const readLastOwner = (storage: Storage | null): Owner => {
  try {
    const uid = storage?.getItem(LAST_OWNER_KEY) ?? '';
    return uid === '' ? GUEST : memberOwner(uid);
  } catch {
    return GUEST;
  }
};

/** Stores the current owner: a uid, or null for a guest. Ignores a full storage. */
export const writeLastOwner = (storage: Storage | null, uid: string | null): void => {
  try {
    if (uid === null) storage?.removeItem(LAST_OWNER_KEY);
    else if (storage?.getItem(LAST_OWNER_KEY) !== uid) storage?.setItem(LAST_OWNER_KEY, uid);
  } catch {
    // The next start shows the guest's data until the member is known.
  }
};

/** Removes the stored data of all members except `owner`. */
export const removeOtherMembers = (storage: Storage | null, owner: Owner): void => {
  try {
    if (storage === null) return;
    const own = `/${encodeURIComponent(owner)}`;
    const keys = storageKeys(storage);
    for (const key of keys) {
      const isMembers = key.startsWith(PREFIX) && key.includes(`/${encodeURIComponent('member:')}`);
      if (isMembers && !key.endsWith(own)) storage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so nothing is stored.
  }
};
