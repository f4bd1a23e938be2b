import { MAX_TEXT_LENGTH } from '../documents/fields';
import { profileFields, type UserProfile } from '../documents/profile';
import { createEmptyDocument } from '../documents/readDocument';
import { truncate } from '../validation/truncate';
import { computeCompleteness } from './completeness';
import { toSafePhotoURL } from './photo';

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
 * The profile of a new member: every field with its default (docs/product/profile.md#new-profiles).
 */
export const createNewProfile = (member: NewMember): UserProfile => {
  const profile: UserProfile = {
    ...createEmptyDocument(profileFields, member.uid),
    email: member.email,
    displayName: truncate(member.displayName?.trim() ?? '', MAX_TEXT_LENGTH),
    photoURL: toSafePhotoURL(member.photoURL),
    createdAt: member.now,
    authProvider: member.provider,
    isEmailVerified: member.isEmailVerified,
    timezone: member.timezone,
  };
  return { ...profile, profileCompleteness: computeCompleteness(profile) };
};
