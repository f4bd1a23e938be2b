import {
  AppError,
  isAppError,
  isSubscribed,
  newProfile,
  noClaims,
  type UserProfile,
} from '@gschool/domain';
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
  const profile = newProfile({
    uid: user.uid,
    email: user.email,
    provider: user.provider,
    isEmailVerified: user.isEmailVerified,
    displayName: user.displayName,
    photoURL: user.photoURL,
    now: new Date(now()).toISOString(),
    timezone: timezone(),
  });
  await backend.profiles.create(profile);
  return profile;
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
  const read = profile.status === 'fulfilled' ? profile.value : null;
  return {
    status: 'signedIn',
    user,
    profile: read,
    claims: claims.status === 'fulfilled' ? claims.value : noClaims,
    isSubscribed: isSubscribed(read),
    error: failed ? asAppError(failed.reason) : null,
  };
};
