import { computeFingerprint, type UserProfile } from '@gschool/domain';

/**
 * A first visit can be at most this long after enrolling. It is long, because people often read the
 * verification email days later.
 */
const FIRST_VISIT_MS = 14 * 86_400_000;
/** The same limit if storage cannot record that the page was shown. */
const RECENT_MS = 30 * 60_000;

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A fingerprint, because no uid may remain in the browser after a sign-out. */
const getStorageKey = (uid: string): string => `gschool.welcome.${computeFingerprint(uid)}`;

/**
 * Stores that the welcome page was shown. When storage is blocked, only the time since enrolling
 * decides.
 */
export function markWelcomeShown(uid: string, storage: KeyValueStorage | null): void {
  try {
    storage?.setItem(getStorageKey(uid), 'shown');
  } catch {
    // The browser blocks storage.
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
 * True if the profile is new, has no content preferences, and the welcome page was not shown. `now`
 * is in epoch milliseconds. If a wrong clock caused a creation date in the future, the visit is not
 * a first visit.
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
