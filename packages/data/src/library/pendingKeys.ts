/** Where changes wait to be sent. Without the word that clear-all looks for, or they would go with it (decisions, "Caches"). */
const CHANGES_PREFIX = 'gschool.journal/';

/** Where places wait that were reached after the session had ended: until their member is here again. */
const POSITIONS_PREFIX = 'gschool.place/';

const getMemberPrefix = (prefix: string, uid: string): string =>
  `${prefix}${encodeURIComponent(uid)}/`;

/** What the keys of one member's changes begin with. */
export const getPendingPrefix = (uid: string): string => getMemberPrefix(CHANGES_PREFIX, uid);

/** What the keys of the places begin with that one member reached after the session's end. */
export const getPositionPrefix = (uid: string): string => getMemberPrefix(POSITIONS_PREFIX, uid);

const findKeys = (storage: Storage, ...prefixes: readonly string[]): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) =>
    prefixes.some((prefix) => key.startsWith(prefix)),
  );

/** The keys of what waits of a member; none where the storage refuses. */
export const getPendingKeys = (storage: () => Storage, uid: string): readonly string[] => {
  try {
    return findKeys(storage(), getPendingPrefix(uid), getPositionPrefix(uid));
  } catch {
    return [];
  }
};

/**
 * Forgets what waits, of everybody but `uid`: it never reaches another member. With null, for
 * nobody is here, of everybody; a film that outlasted its session keeps its place.
 */
export const clearPendingChanges = (storage: () => Storage, uid: string | null): void => {
  try {
    const own = uid === null ? [POSITIONS_PREFIX] : [getPendingPrefix(uid), getPositionPrefix(uid)];
    for (const key of findKeys(storage(), CHANGES_PREFIX, POSITIONS_PREFIX)) {
      if (!own.some((prefix) => key.startsWith(prefix))) storage().removeItem(key);
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};
