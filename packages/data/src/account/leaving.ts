type LeavingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where a deletion that has begun is noted. Without the word that clear-all looks for. */
export const leavingKey = (uid: string): string => `gschool.leaving.${uid}`;

/** For browsers that keep nothing: it lasts as long as the page. */
const leaving = new Set<string>();

const local = (): LeavingStorage => globalThis.localStorage;

/** What a storage answers; nothing where it refuses, or where merely naming it throws. */
const asked = <T>(storage: () => LeavingStorage, ask: (found: LeavingStorage) => T): T | null => {
  try {
    return ask(storage());
  } catch {
    return null;
  }
};

/**
 * Notes that the deletion of an account has begun. Until it is finished or taken back
 * no tab of this browser makes a new profile for it, as the healing of a half-finished
 * sign-up would.
 */
export const markLeaving = (uid: string, storage = local): void => {
  leaving.add(uid);
  asked(storage, (found) => found.setItem(leavingKey(uid), '1'));
};

/** True while a deletion that began in this browser is not finished. */
export const isLeaving = (uid: string, storage = local): boolean =>
  leaving.has(uid) || asked(storage, (found) => found.getItem(leavingKey(uid))) === '1';

/** Takes the note back: the member stays after all. */
export const unmarkLeaving = (uid: string, storage = local): void => {
  leaving.delete(uid);
  asked(storage, (found) => found.removeItem(leavingKey(uid)));
};
