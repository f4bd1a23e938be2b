import { AppError, isAppError, isSubscribed, noClaims, type UserProfile } from '@gschool/domain';

import { isDeletionPending } from '../account/pendingDeletion';
import type { AuthUser, Backend } from '../backend';
import type { SignedInState } from './state';

interface LoadMemberOptions {
  /** Epoch milliseconds. */
  now: () => number;
  /** IANA time zone. */
  timezone: () => string;
  /**
   * False when this page has already read a profile: a missing one was deleted, and sign-up was not
   * interrupted.
   */
  mayCreate: boolean;
}

const toAppError = (error: unknown): AppError =>
  error instanceof AppError
    ? error
    : new AppError({ kind: 'unexpected', cause: error }, String(error));

/** Reads the profile. Creates it if it is missing, at sign-up and after an incomplete sign-up. */
const readOrCreate = async (
  backend: Backend,
  user: AuthUser,
  { now, timezone, mayCreate }: LoadMemberOptions,
): Promise<UserProfile> => {
  try {
    return await backend.profiles.read(user.uid);
  } catch (error) {
    if (!isAppError(error, 'notFound')) throw error;
  }
  // An unfinished deletion may have deleted the profile: and signing in must not create it again.
  // The account page asks the member whether to continue.
  if (!mayCreate || isDeletionPending(user.uid))
    throw new AppError({ kind: 'notFound', what: 'profile' });
  // After an account is deleted elsewhere, its token stays valid for a while. A token from before
  // the email verification is outdated. So a profile is created only if the token can be renewed.
  await backend.auth.claims(true);
  const current = backend.auth.current();
  if (current?.uid !== user.uid) throw new AppError({ kind: 'signedOut' });
  const { createNewProfile } = await import('./newMember').catch(() => {
    throw new AppError({ kind: 'offline' });
  });
  const profile = createNewProfile({
    uid: current.uid,
    email: current.email,
    provider: current.provider,
    isEmailVerified: current.isEmailVerified,
    displayName: current.displayName,
    photoURL: current.photoURL,
    now: new Date(now()).toISOString(),
    timezone: timezone(),
  });
  await backend.profiles.create(profile);
  return profile;
};

/**
 * Copies the email address and its verification from the account to the profile, because email
 * links change the account (docs/product/profile.md#new-profiles). A failure is only logged and
 * retried at the next load.
 */
const syncWithAccount = async (
  backend: Backend,
  { uid, email, isEmailVerified }: AuthUser,
  profile: UserProfile,
): Promise<UserProfile> => {
  const isSame = profile.email === email && profile.isEmailVerified === isEmailVerified;
  if (isSame || email === '') return profile;
  try {
    // The rules compare the email with the token, so the token is renewed first.
    await backend.auth.claims(true);
    await backend.profiles.update(uid, { email, isEmailVerified });
    return { ...profile, email, isEmailVerified };
  } catch (error) {
    console.warn('The profile could not follow the account.', error);
    return profile;
  }
};

/**
 * Loads a member who has just signed in. Never rejects: after a failure the member counts as not
 * subscribed, and `error` is set (docs/product/subscription.md#subscription-status).
 */
export const loadMember = async (
  backend: Backend,
  user: AuthUser,
  options: LoadMemberOptions,
  isForced = false,
): Promise<SignedInState> => {
  const [claims, profile] = await Promise.allSettled([
    backend.auth.claims(isForced),
    readOrCreate(backend, user, options),
  ]);
  const failed = profile.status === 'rejected' ? profile : claims.status === 'rejected' && claims;
  // The account after the token was renewed.
  const current = backend.auth.current() ?? user;
  const storedProfile = profile.status === 'fulfilled' ? profile.value : null;
  return {
    status: 'signedIn',
    user: current,
    profile: storedProfile && (await syncWithAccount(backend, current, storedProfile)),
    claims: claims.status === 'fulfilled' ? claims.value : noClaims,
    isSubscribed: !failed && isSubscribed(storedProfile),
    error: failed ? toAppError(failed.reason) : null,
  };
};
