import type { UserProfile } from '../documents/profile';
import { computeCompleteness } from './completeness';

/** Changed values of a profile. `location` and `preferences` contain only changed fields, too. */
export type ProfileChanges = Partial<Omit<UserProfile, 'uid' | 'location' | 'preferences'>> & {
  location?: Partial<UserProfile['location']> | undefined;
  preferences?: Partial<UserProfile['preferences']> | undefined;
};

/**
 * The profile with changes merged in and its completeness computed again
 * (docs/product/profile.md#profile-updates).
 */
export const mergeProfile = (profile: UserProfile, changes: ProfileChanges): UserProfile => {
  const merged: UserProfile = {
    ...profile,
    ...changes,
    location: { ...profile.location, ...changes.location },
    preferences: { ...profile.preferences, ...changes.preferences },
  };
  return { ...merged, profileCompleteness: computeCompleteness(merged) };
};
