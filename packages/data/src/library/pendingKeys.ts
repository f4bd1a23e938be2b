/** Where changes wait to be sent. Without the word that clear-all looks for, or they would go with it (decisions, "Caches"). */
const PREFIX = 'gschool.journal/';

/** Where places wait that were reached after the session had ended: until their member is here again. */
const PLACES = 'gschool.place/';

const of = (prefix: string, uid: string): string => `${prefix}${encodeURIComponent(uid)}/`;

/** What the keys of one member's changes begin with. */
export const pendingPrefix = (uid: string): string => of(PREFIX, uid);

/** What the keys of the places begin with that one member reached after the session's end. */
export const positionPrefix = (uid: string): string => of(PLACES, uid);

const keysOf = (storage: Storage, ...prefixes: readonly string[]): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) =>
    prefixes.some((prefix) => key.startsWith(prefix)),
  );

/** The keys of what waits of a member; none where the storage refuses. */
export const pendingKeys = (storage: () => Storage, uid: string): readonly string[] => {
  try {
    return keysOf(storage(), pendingPrefix(uid), positionPrefix(uid));
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
    const own = uid === null ? [PLACES] : [pendingPrefix(uid), positionPrefix(uid)];
    for (const key of keysOf(storage(), PREFIX, PLACES)) {
      if (!own.some((prefix) => key.startsWith(prefix))) storage().removeItem(key);
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};
