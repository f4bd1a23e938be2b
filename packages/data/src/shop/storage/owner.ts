/** Whose things are kept when nobody is signed in. */
export const GUEST = 'guest';

/** A guest, or a member. A member's id is prefixed, so that none is taken for the guest. */
export type Owner = typeof GUEST | `member:${string}`;

export const memberOwner = (uid: string): Owner => `member:${uid}`;

/** What every key of the shop begins with. Without the word that clear-all looks for (decisions, "Caches"). */
const PREFIX = 'gschool.shop/';

/** Where one kind of things of an owner lies. */
export const storageKey = (kind: string, owner: Owner): string =>
  `${PREFIX}${kind}/${encodeURIComponent(owner)}`;

/** Who was signed in last: the first view shows their cart before anybody asked the identity service. */
const LAST_OWNER_KEY = `${PREFIX}owner`;

export const isLastOwnerKey = (key: string | null): boolean => key === LAST_OWNER_KEY;

/** Who was here last; the guest where nothing says otherwise. */
export const readLastOwner = (storage: Storage | null): Owner => {
  try {
    const uid = storage?.getItem(LAST_OWNER_KEY) ?? '';
    return uid === '' ? GUEST : memberOwner(uid);
  } catch {
    return GUEST;
  }
};

/** Notes who is here: a uid, or null for a guest. A full storage forgets it, and nothing else is lost. */
export const writeLastOwner = (storage: Storage | null, uid: string | null): void => {
  try {
    if (uid === null) storage?.removeItem(LAST_OWNER_KEY);
    else if (storage?.getItem(LAST_OWNER_KEY) !== uid) storage?.setItem(LAST_OWNER_KEY, uid);
  } catch {
    // The next start shows the guest's things until the member is known.
  }
};

/** Removes what is kept of every member but `owner`. */
export const removeOtherMembers = (storage: Storage | null, owner: Owner): void => {
  try {
    if (storage === null) return;
    const own = `/${encodeURIComponent(owner)}`;
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    for (const key of keys) {
      const isMembers = key.startsWith(PREFIX) && key.includes(`/${encodeURIComponent('member:')}`);
      if (isMembers && !key.endsWith(own)) storage.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};
