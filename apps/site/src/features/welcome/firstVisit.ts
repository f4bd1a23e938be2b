import type { UserProfile } from '@gschool/domain';

/** How long after enrolling a first visit may still be the first, in milliseconds: mail is read tomorrow. */
const FIRST_VISIT = 14 * 86_400_000;
/** The same where nothing remembers that the welcome was shown. */
const RECENT = 30 * 60_000;

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (uid: string): string => `gschool.welcome.${uid}`;

/** Remembers that the welcome was shown. Where storage is refused, the time since enrolling decides alone. */
export function rememberWelcome(uid: string, storage: KeyValueStorage | null): void {
  try {
    storage?.setItem(keyOf(uid), 'shown');
  } catch {
    // See above.
  }
}

function wasShown(uid: string, storage: KeyValueStorage | null): boolean {
  try {
    return storage?.getItem(keyOf(uid)) === 'shown';
  } catch {
    return false;
  }
}

/**
 * Whether somebody is here for the first time and was not asked yet: the profile is young
 * and says nothing about what they like. `now` in epoch milliseconds; a
 * profile from the future, by a wrong clock, is no first visit.
 */
export function isFirstVisit(
  profile: Pick<UserProfile, 'uid' | 'createdAt' | 'preferences'> | null,
  now: number,
  storage: KeyValueStorage | null,
): boolean {
  if (!profile || profile.preferences.contentPreferences.length > 0) return false;
  const age = now - Date.parse(profile.createdAt);
  return age > -RECENT && age < (storage ? FIRST_VISIT : RECENT) && !wasShown(profile.uid, storage);
}
