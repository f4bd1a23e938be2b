import { MAX_AGE_MS } from '../../library/changes/removeOldChanges';
import { storageKeys } from '../../../storage/storageKeys';

/** The owner while no member is signed in. */
export const GUEST = 'guest';

/**
 * A guest or a member. A member's id has a prefix, so that no uid can be confused with the guest.
 */
export type Owner = typeof GUEST | `member:${string}`;

export const memberOwner = (uid: string): Owner => `member:${uid}`;

/**
 * The prefix of every storage key of the shop. It must not contain the word "cache", which
 * clear-all removes (docs/product/caches.md#clear-all).
 */
const PREFIX = 'gschool.shop/';

/** The storage key of one kind of data of an owner. */
export const storageKey = (kind: string, owner: Owner): string =>
  `${PREFIX}${kind}/${encodeURIComponent(owner)}`;

/**
 * The key of the uid that was signed in last. The first view shows that member's cart before
 * Firebase has restored the session.
 */
const LAST_OWNER_KEY = `${PREFIX}owner`;

export const isLastOwnerKey = (key: string | null): boolean => key === LAST_OWNER_KEY;

/** The owner that was stored last; the guest if there is none. */
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

/**
 * The kind of data under which the end of a session is stored, in epoch milliseconds, if it ended
 * without a sign-out. The member's data stays in the browser until the member returns.
 */
const ENDED = 'ended';

/**
 * Stores when a member's session ended without a sign-out, if the browser has data of the member.
 * `now` is in epoch milliseconds. If the time cannot be stored, the data is removed.
 */
export const markEnded = (storage: Storage | null, owner: Owner, now: number): void => {
  try {
    if (storage === null) return;
    const isOwn = (key: string) =>
      key.startsWith(PREFIX) && key.endsWith(`/${encodeURIComponent(owner)}`);
    if (storageKeys(storage).some(isOwn)) storage.setItem(storageKey(ENDED, owner), String(now));
  } catch {
    // Storage is full or blocked.
  }
};

/** Removes the mark when the member is back. */
export const unmarkEnded = (storage: Storage | null, owner: Owner): void => {
  try {
    storage?.removeItem(storageKey(ENDED, owner));
  } catch {
    // Storage is blocked, so nothing is stored.
  }
};

/**
 * Removes the stored data of all members except `owner` and those whose session ended without a
 * sign-out less than `MAX_AGE_MS` ago. `now` is in epoch milliseconds.
 */
export const removeOtherMembers = (storage: Storage | null, owner: Owner, now: number): void => {
  try {
    if (storage === null) return;
    const own = encodeURIComponent(owner);
    const members = encodeURIComponent('member:');
    for (const key of storageKeys(storage)) {
      const [, other = ''] = key.startsWith(PREFIX) ? key.slice(PREFIX.length).split('/') : [];
      if (!other.startsWith(members) || other === own) continue;
      const endedAt = Number(storage.getItem(`${PREFIX}${ENDED}/${other}`)) || 0;
      if (now - endedAt > MAX_AGE_MS) storage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so nothing is stored.
  }
};
