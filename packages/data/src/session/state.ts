import type { AppError, Claims, UserProfile } from '@gschool/domain';
import type { AuthUser } from '../backend';

/** Until the first authentication callback (spec, section 4), and until a restored member's profile is read. */
export interface LoadingState {
  status: 'loading';
}

export interface SignedOutState {
  status: 'signedOut';
  /** Somebody was here and did not leave by this page: another tab, or a token that was revoked. */
  wasEnded?: true | undefined;
}

/** A member. Without a profile (it could not be read) nobody is subscribed, and `error` says why. */
export interface SignedInState {
  status: 'signedIn';
  user: AuthUser;
  profile: UserProfile | null;
  claims: Claims;
  /** True only when the profile's status equals `active`. */
  isSubscribed: boolean;
  error: AppError | null;
}

export type SessionState = LoadingState | SignedOutState | SignedInState;

/** One object each, so that subscribers compare by identity. */
export const loading: LoadingState = { status: 'loading' };
export const signedOut: SignedOutState = { status: 'signedOut' };
export const sessionEnded: SignedOutState = { status: 'signedOut', wasEnded: true };

/** A member of whom nothing could be read. */
export const unknownMember: Omit<SignedInState, 'user' | 'error'> = {
  status: 'signedIn',
  profile: null,
  claims: { subscribed: false, role: 'user', plan: null, expiresAt: null },
  isSubscribed: false,
};
