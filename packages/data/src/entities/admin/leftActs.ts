import type { ActRequest } from '@gschool/admin/contract';

/** The key prefix. It must not contain the word "cache", which clear-all removes. */
const PREFIX = 'gschool.unsentActs/';

const getKey = (uid: string): string => PREFIX + encodeURIComponent(uid);

const isActs = (value: unknown): value is readonly ActRequest[] =>
  Array.isArray(value) &&
  value.every(
    (act: unknown) =>
      typeof act === 'object' &&
      act !== null &&
      typeof (act as ActRequest).id === 'string' &&
      typeof (act as ActRequest).kind === 'string' &&
      typeof (act as ActRequest).args === 'object',
  );

/**
 * The acts of a list that an earlier visit of this administrator did not send; empty if there are
 * none, or if storage is blocked. The function checks their arguments.
 */
export const readLeftActs = (storage: () => Storage, uid: string): readonly ActRequest[] => {
  try {
    const value: unknown = JSON.parse(storage().getItem(getKey(uid)) ?? '[]');
    return isActs(value) ? value : [];
  } catch {
    return [];
  }
};

/** Stores what is left of a list. It holds uids, and no emails or names. */
export const saveLeftActs = (
  storage: () => Storage,
  uid: string,
  acts: readonly ActRequest[],
): void => {
  try {
    if (acts.length === 0) storage().removeItem(getKey(uid));
    else storage().setItem(getKey(uid), JSON.stringify(acts));
  } catch {
    // Without storage, the list lasts as long as the page, which asks before it is closed.
  }
};

/** Whether an earlier visit of this administrator left acts to send. */
export const hasLeftActs = (storage: () => Storage, uid: string): boolean => {
  try {
    return storage().getItem(getKey(uid)) !== null;
  } catch {
    return false;
  }
};
