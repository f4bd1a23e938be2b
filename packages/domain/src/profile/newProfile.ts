import { computeCompleteness } from './completeness';
import { toSafePhotoURL } from './photo';
import type { UserProfile } from './types';

/** What is known about a member at the moment of joining. */
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

/** A provider's name may be longer than the rules allow; no half of a pair of code units stays behind. */
const truncateName = (name = ''): string =>
  name
    .trim()
    .slice(0, 200)
    .replace(/[\uD800-\uDBFF]$/, '');

/** The first profile of a member: every field of section 3 with its default, completeness included. */
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
