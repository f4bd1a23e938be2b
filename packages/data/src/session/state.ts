import type { AppError, Claims, UserProfile } from '@gschool/domain';

import type { AuthUser } from '../backend';

/**
 * Until Firebase's first callback, and until a restored member's profile is read
 * (docs/product/sign-in.md#session-states).
 */
export interface LoadingState {
  status: 'loading';
  isFromCopy?: undefined;
}

export interface SignedOutState {
  status: 'signedOut';
  isFromCopy?: undefined;
  /** The session ended without a sign-out on this page: in another tab, or by a revoked token. */
  wasEnded?: true | undefined;
}

/**
 * A signed-in member. Without a profile the member is not subscribed, and `error` has the reason.
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
   * Shown from the copy in this browser until Firebase answers
   * (docs/product/offline.md#offline-start): the profile has only the name, the photo, the status
   * and the time zone.
   */
  isFromCopy?: true | undefined;
  /** When profile and claims were last read, in epoch milliseconds; absent after a failure. */
  checkedAt?: number | undefined;
}

export type SessionState = LoadingState | SignedOutState | SignedInState;

/** Single objects, so that subscribers can compare by identity. */
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
