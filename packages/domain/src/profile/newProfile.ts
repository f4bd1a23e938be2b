import { computeCompleteness } from './completeness';
import { toSafePhotoURL } from './photo';
import type { UserProfile } from './types';

/** The data of a new account. */
export interface NewMember {
  uid: string;
  email: string;
  provider: 'email' | 'google';
  isEmailVerified: boolean;
  displayName?: string | undefined;
  photoURL?: string | undefined;
  /** ISO instant. */
  now: string;
  /** IANA name, e.g. `Europe/Paris`. */
  timezone: string;
}

/**
 * Limits a provider's name to the length that the access rules allow, without half of a surrogate
 * pair.
 */
const truncateName = (name = ''): string =>
  name
    .trim()
    .slice(0, 200)
    .replace(/[\uD800-\uDBFF]$/, '');

/**
 * The profile of a new member: every field with its default (docs/product/profile.md#new-profiles).
 */
export const createNewProfile = (member: NewMember): UserProfile => {
  const profile: UserProfile = {
    uid: member.uid,
    email: member.email,
    displayName: truncateName(member.displayName),
    photoURL: toSafePhotoURL(member.photoURL),
    subscriptionStatus: 'inactive',
    createdAt: member.now,
    authProvider: member.provider,
    isEmailVerified: member.isEmailVerified,
    role: 'user',
    profileCompleteness: 0,
    firstName: '',
    lastName: '',
    preferredName: '',
    phoneNumber: '',
    contactEmail: '',
    location: { country: '', region: '', city: '', postalCode: '' },
    timezone: member.timezone,
    preferences: {
      theme: '',
      emailNotifications: true,
      newsletterSubscribed: false,
      contentPreferences: [],
    },
  };
  return { ...profile, profileCompleteness: computeCompleteness(profile) };
};
