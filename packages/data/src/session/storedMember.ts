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

/**
 * The local storage key that exists from a sign-out by choice until the next sign-in, so that other
 * tabs can tell it from a session that ended otherwise. It contains nothing about the member.
 */
const SIGNED_OUT_KEY = 'gschool.signed-out';

/** Whether the last member signed out by choice, in any tab. */
export function wasSignedOutHere(storage: () => Storage): boolean {
  try {
    return storage().getItem(SIGNED_OUT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Stores that the member signs out by choice. Does nothing where local storage is blocked. */
export function storeSignOut(storage: () => Storage): void {
  try {
    storage().setItem(SIGNED_OUT_KEY, 'true');
  } catch {
    // Other tabs take it for a session that ended.
  }
}

/** Stores whether a member is signed in. Does nothing where local storage is blocked. */
export function storeMember(storage: () => Storage, isSignedIn: boolean): void {
  try {
    if (isSignedIn) {
      storage().setItem(STORED_MEMBER_KEY, 'true');
      storage().removeItem(SIGNED_OUT_KEY);
    } else storage().removeItem(STORED_MEMBER_KEY);
  } catch {
    // The next page asks Firebase.
  }
}
