/**
 * The local storage key that exists while a member is signed in at this browser. Without it, a page
 * shows its signed-out state at once and does not load Firebase.
 */
export const STORED_MEMBER_KEY = 'gschool.member';

/** Whether a member may be signed in at this browser; true where local storage is blocked. */
export function hasStoredMember(storage: () => Storage): boolean {
  try {
    return storage().getItem(STORED_MEMBER_KEY) !== null;
  } catch {
    return true;
  }
}

/** Stores whether a member is signed in. Does nothing where local storage is blocked. */
export function storeMember(storage: () => Storage, isSignedIn: boolean): void {
  try {
    if (isSignedIn) storage().setItem(STORED_MEMBER_KEY, 'true');
    else storage().removeItem(STORED_MEMBER_KEY);
  } catch {
    // The next page asks Firebase.
  }
}
