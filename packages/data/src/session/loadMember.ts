import { AppError, isAppError, isSubscribed, noClaims, type UserProfile } from '@gschool/domain';
import { isDeletionPending } from '../account/pendingDeletion';
import type { AuthUser, Backend } from '../backend';
import type { SignedInState } from './state';

interface Surroundings {
  /** Epoch milliseconds. */
  now: () => number;
  /** IANA name. */
  timezone: () => string;
}

const asAppError = (error: unknown): AppError =>
  error instanceof AppError
    ? error
    : new AppError({ kind: 'unexpected', cause: error }, String(error));

/** Reads the profile; a missing one is created, at sign-up and for an account whose creation broke off. */
const readOrCreate = async (
  backend: Backend,
  user: AuthUser,
  { now, timezone }: Surroundings,
): Promise<UserProfile> => {
  try {
    return await backend.profiles.read(user.uid);
  } catch (error) {
    if (!isAppError(error, 'notFound')) throw error;
  }
  // A deletion that was broken off had taken the profile: signing in must not heal it against the
  // member's will. The account page asks whether to go or to stay.
  if (isDeletionPending(user.uid)) throw new AppError({ kind: 'notFound', what: 'profile' });
  // An account that was deleted elsewhere has a good token for a while, and an address that was
  // proved since has an old one: only an account that still renews its token gets a profile.
  await backend.auth.claims(true);
  const current = backend.auth.current();
  if (current?.uid !== user.uid) throw new AppError({ kind: 'signedOut' });
  const { createNewProfile: newProfile } = await import('./newMember').catch(() => {
    throw new AppError({ kind: 'offline' });
  });
  const profile = newProfile({
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
 * E-mail address and its proof mirror the account: what a link in a mail changed is
 * healed here (decisions, "Identity"). A refusal is no fault of the member: next time again.
 */
const syncWithAccount = async (
  backend: Backend,
  { uid, email, isEmailVerified }: AuthUser,
  profile: UserProfile,
): Promise<UserProfile> => {
  const isSame = profile.email === email && profile.isEmailVerified === isEmailVerified;
  if (isSame || email === '') return profile;
  try {
    // The rules compare with the token, and an old one still says the old thing.
    await backend.auth.claims(true);
    await backend.profiles.update(uid, { email, isEmailVerified });
    return { ...profile, email, isEmailVerified };
  } catch (error) {
    console.warn('The profile could not follow the account.', error);
    return profile;
  }
};

/**
 * Everything that is known about a member who has just come in. Never rejects:
 * a failure leaves the member unsubscribed, with the error (spec, section 4).
 */
export const loadMember = async (
  backend: Backend,
  user: AuthUser,
  surroundings: Surroundings,
  isForced = false,
): Promise<SignedInState> => {
  const [claims, profile] = await Promise.allSettled([
    backend.auth.claims(isForced),
    readOrCreate(backend, user, surroundings),
  ]);
  const failed = profile.status === 'rejected' ? profile : claims.status === 'rejected' && claims;
  // The account as it is after the token was renewed.
  const current = backend.auth.current() ?? user;
  const read = profile.status === 'fulfilled' ? profile.value : null;
  return {
    status: 'signedIn',
    user: current,
    profile: read && (await syncWithAccount(backend, current, read)),
    claims: claims.status === 'fulfilled' ? claims.value : noClaims,
    isSubscribed: !failed && isSubscribed(read),
    error: failed ? asAppError(failed.reason) : null,
  };
};
