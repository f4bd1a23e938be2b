import { computeFingerprint, type UserProfile } from '@gschool/domain';

/**
 * The longest time after enrolling for a first visit: verification emails are often read days
 * later.
 */
const FIRST_VISIT_MS = 14 * 86_400_000;
/** The same when storage cannot remember that the page was shown. */
const RECENT_MS = 30 * 60_000;

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Signing out must leave no uid in the browser. */
const getStorageKey = (uid: string): string => `gschool.welcome.${computeFingerprint(uid)}`;

/**
 * Stores that the welcome page was shown. When storage is blocked, only the time since enrolling
 * decides.
 */
export function markWelcomeShown(uid: string, storage: KeyValueStorage | null): void {
  try {
    storage?.setItem(getStorageKey(uid), 'shown');
  } catch {
    // Storage is refused.
  }
}

function wasWelcomeShown(uid: string, storage: KeyValueStorage | null): boolean {
  try {
    return storage?.getItem(getStorageKey(uid)) === 'shown';
  } catch {
    return false;
  }
}

/**
 * True when the profile is new, has no content preferences, and the welcome page was not shown.
 * `now` is in epoch milliseconds. A creation date in the future, by a wrong clock, is not a first
 * visit.
 */
export function isFirstVisit(
  profile: Pick<UserProfile, 'uid' | 'createdAt' | 'preferences'> | null,
  now: number,
  storage: KeyValueStorage | null,
): boolean {
  if (!profile || profile.preferences.contentPreferences.length > 0) return false;
  const age = now - Date.parse(profile.createdAt);
  return (
    age > -RECENT_MS &&
    age < (storage ? FIRST_VISIT_MS : RECENT_MS) &&
    !wasWelcomeShown(profile.uid, storage)
  );
}
