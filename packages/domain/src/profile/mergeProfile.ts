import { computeCompleteness } from './completeness';
import type { UserProfile } from './types';

/** New values of a profile; inside of location and preferences, too, only what changes is named. */
export type ProfileChanges = Partial<Omit<UserProfile, 'uid' | 'location' | 'preferences'>> & {
  location?: Partial<UserProfile['location']> | undefined;
  preferences?: Partial<UserProfile['preferences']> | undefined;
};

/** The profile with the changes merged in and its completeness counted anew (spec, section 4). */
export const mergeProfile = (profile: UserProfile, changes: ProfileChanges): UserProfile => {
  const merged: UserProfile = {
    ...profile,
    ...changes,
    location: { ...profile.location, ...changes.location },
    preferences: { ...profile.preferences, ...changes.preferences },
  };
  return { ...merged, profileCompleteness: computeCompleteness(merged) };
};
