import { MAX_CONTENT_PREFERENCES } from '../profile/contentPreferences';
import { MAX_PHOTO_URL_LENGTH } from '../profile/photo';
import { roles, type SubscriptionStatus } from '../profile/types';
import {
  choice,
  documentId,
  flag,
  instant,
  integer,
  map,
  photo,
  text,
  textList,
  textOr,
  type DocumentOf,
} from './fields';
import type { PathsWith } from './paths';

/** The fields of `users/{uid}` (docs/product/profile.md#profile-fields), in the order of the form. */
export const profileFields = {
  uid: documentId(),
  /** The email address of the account. It can have 320 characters. */
  email: text({
    max: 320,
    required: 'always',
    essential: true,
    changedBy: 'token',
    personal: true,
  }),
  isEmailVerified: flag({ required: 'always', changedBy: 'token' }),
  role: choice(roles, {
    required: 'always',
    changedBy: 'server',
  }),
  subscriptionStatus: textOr('inactive' as SubscriptionStatus, {
    required: 'always',
    changedBy: 'server',
    copied: true,
  }),
  /** ISO timestamp. */
  createdAt: instant({ required: 'always', immutable: true }),
  authProvider: choice(['email', 'google'], { required: 'new', immutable: true }),
  /** A percentage. */
  profileCompleteness: integer(0, 100, { required: 'new' }),
  photoURL: photo(MAX_PHOTO_URL_LENGTH, {
    required: 'new',
    edited: true,
    copied: true,
    completes: 8,
  }),
  displayName: text({ edited: true, personal: true, copied: true, completes: 10 }),
  preferredName: text({ edited: true, personal: true, completes: 6 }),
  firstName: text({ edited: true, personal: true }),
  lastName: text({ edited: true, personal: true }),
  phoneNumber: text({ edited: true, personal: true, completes: 7, format: 'phone' }),
  contactEmail: text({ edited: true, personal: true, completes: 5, format: 'email' }),
  location: map({
    country: text({ edited: true, completes: 4 }),
    region: text({ edited: true, completes: 3 }),
    city: text({ edited: true, personal: true, completes: 2 }),
    postalCode: text({ edited: true, personal: true, completes: 1, format: 'postalCode' }),
  }),
  timezone: text({ edited: true, copied: true, completes: 2 }),
  preferences: map({
    theme: text({ edited: true, completes: 1 }),
    contentPreferences: textList(MAX_CONTENT_PREFERENCES, { edited: true, completes: 3 }),
    emailNotifications: flag({ edited: true, completes: 1, initial: true }),
    newsletterSubscribed: flag({ edited: true, completes: 1 }),
  }),
} as const;

/** The document `users/{uid}` (docs/product/profile.md#profile-fields). */
export interface UserProfile extends DocumentOf<typeof profileFields> {}

/** The path of a field that the owner may edit, as in Firestore. */
export type EditableField = PathsWith<typeof profileFields, 'edited'>;

/** The path of a field that counts for the completeness. */
export type CompletenessField = PathsWith<typeof profileFields, 'completes'>;
