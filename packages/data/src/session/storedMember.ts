/**
 * The local storage key that exists while a member is signed in to this browser. Without it, a page
 * shows its signed-out state right away and does not load Firebase.
 */
export const STORED_MEMBER_KEY = 'gschool.member';

/**
 * The local storage key of the copy of the member (docs/product/offline.md#offline-start). It
 * exists at most as long as `STORED_MEMBER_KEY`.
 */
export const MEMBER_COPY_KEY = 'gschool.member-copy';

/** Runs an operation; returns the fallback where local storage is blocked. */
const attempt = <T>(run: () => T, fallback: T): T => {
  try {
    return run();
  } catch {
    return fallback;
  }
};

/** Whether a member may be signed in to this browser; true where local storage is blocked. */
export const hasStoredMember = (storage: () => Storage): boolean =>
  attempt(() => storage().getItem(STORED_MEMBER_KEY) !== null, true);

/**
 * The local storage key that exists from a sign-out by choice until the next sign-in, so that other
 * tabs can distinguish it from a session that ended any other way. Its value contains nothing about
 * the member.
 */
const SIGNED_OUT_KEY = 'gschool.signed-out';

/** Whether the last member signed out by choice, in any tab. */
export const wasSignedOutHere = (storage: () => Storage): boolean =>
  attempt(() => storage().getItem(SIGNED_OUT_KEY) !== null, false);

/**
 * Stores that the member is signing out by choice. Where local storage is blocked, other tabs treat
 * the sign-out as a session that ended.
 */
export const storeSignOut = (storage: () => Storage): void =>
  attempt(() => storage().setItem(SIGNED_OUT_KEY, 'true'), undefined);

/**
 * Stores whether a member is signed in. If not, removes the copy of the last member. Where local
 * storage is blocked, the next page asks Firebase.
 */
export const storeMember = (storage: () => Storage, isSignedIn: boolean): void =>
  attempt(() => {
    if (isSignedIn) {
      storage().setItem(STORED_MEMBER_KEY, 'true');
      storage().removeItem(SIGNED_OUT_KEY);
    } else {
      storage().removeItem(MEMBER_COPY_KEY);
      storage().removeItem(STORED_MEMBER_KEY);
    }
  }, undefined);
