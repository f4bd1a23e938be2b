import type { AppError, Claims, UserProfile } from '@gschool/domain';

import type { AuthUser } from '../backend';

/**
 * The state until Firebase's first callback, and until a restored member's profile is read
 * (docs/product/sign-in.md#session-states).
 */
export interface LoadingState {
  status: 'loading';
  isFromCopy?: undefined;
}

export interface SignedOutState {
  status: 'signedOut';
  isFromCopy?: undefined;
  /**
   * True if the session ended without a sign-out on this page: in another tab, or because the token
   * was revoked.
   */
  wasEnded?: true | undefined;
}

/**
 * A signed-in member. Without a profile, the member is not subscribed, and `error` contains the
 * reason.
 */
export interface SignedInState {
  status: 'signedIn';
  user: AuthUser;
  profile: UserProfile | null;
  claims: Claims;
  /** True only when the profile's status equals `active`. */
  isSubscribed: boolean;
  error: AppError | null;
  /**
   * True while the member is shown from the copy in this browser, until Firebase responds
   * (docs/product/offline.md#offline-start). The profile then contains only the name, the photo,
   * the status and the time zone.
   */
  isFromCopy?: true | undefined;
  /** When the profile and claims were last read, in epoch milliseconds; absent after a failure. */
  checkedAt?: number | undefined;
}

export type SessionState = LoadingState | SignedOutState | SignedInState;

/** Shared objects, so that subscribers can compare by identity. */
export const loading: LoadingState = { status: 'loading' };
export const signedOut: SignedOutState = { status: 'signedOut' };
export const sessionEnded: SignedOutState = { status: 'signedOut', wasEnded: true };

/** A member whose data could not be read. */
export const unknownMember: Omit<SignedInState, 'user' | 'error'> = {
  status: 'signedIn',
  profile: null,
  claims: { subscribed: false, role: 'user', plan: null, expiresAt: null },
  isSubscribed: false,
};
