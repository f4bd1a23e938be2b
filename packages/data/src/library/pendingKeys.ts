/** Where changes wait to be sent. Without the word that clear-all looks for, or they would go with it (decisions, "Caches"). */
const PREFIX = 'gschool.journal/';

/** What the keys of one member's changes begin with. */
export const pendingPrefix = (uid: string): string => `${PREFIX}${encodeURIComponent(uid)}/`;

const keysOf = (storage: Storage, prefix: string): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

/** The keys of what waits of a member; none where the storage refuses. */
export const pendingKeys = (storage: () => Storage, uid: string): readonly string[] => {
  try {
    return keysOf(storage(), pendingPrefix(uid));
  } catch {
    return [];
  }
};

/** Forgets what waits, of everybody but `uid` (null: of everybody): it never reaches another member. */
export const forgetPending = (storage: () => Storage, uid: string | null): void => {
  try {
    const own = uid === null ? null : pendingPrefix(uid);
    for (const key of keysOf(storage(), PREFIX)) {
      if (own === null || !key.startsWith(own)) storage().removeItem(key);
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};
