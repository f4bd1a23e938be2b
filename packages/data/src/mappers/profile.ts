import { getAvatarPath, parseRole, toSafePhotoURL, type UserProfile } from '@gschool/domain';

import { asFields, field, oneOf, requiredText, text, texts, bool, type Fields } from './read';

const part = (fields: Fields, key: string): Fields => {
  const value = field(fields, key);
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
};

const percentage = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(100, Math.max(0, Math.round(value)))
    : 0;

/** Returns the URL if it is an https URL or the member's path in the storage bucket. */
const photo = (url: string, uid: string): string =>
  url === getAvatarPath(uid) ? url : toSafePhotoURL(url);

/**
 * Converts `users/{uid}`; absent fields get their defaults
 * (docs/product/profile.md#profile-fields). Throws `AppError`.
 */
export const toProfile = (data: unknown, uid: string): UserProfile => {
  const where = `users/${uid}`;
  const fields = asFields(data, where);
  const location = part(fields, 'location');
  const preferences = part(fields, 'preferences');
  return {
    uid,
    email: requiredText(fields, 'email', where),
    displayName: text(fields, 'displayName'),
    photoURL: photo(text(fields, 'photoURL'), uid),
    subscriptionStatus: text(fields, 'subscriptionStatus') || 'inactive',
    createdAt: text(fields, 'createdAt'),
    authProvider: oneOf(field(fields, 'authProvider'), ['email', 'google'], 'email'),
    isEmailVerified: bool(fields, 'isEmailVerified'),
    role: parseRole(field(fields, 'role')),
    profileCompleteness: percentage(field(fields, 'profileCompleteness')),
    firstName: text(fields, 'firstName'),
    lastName: text(fields, 'lastName'),
    preferredName: text(fields, 'preferredName'),
    phoneNumber: text(fields, 'phoneNumber'),
    contactEmail: text(fields, 'contactEmail'),
    location: {
      country: text(location, 'country'),
      region: text(location, 'region'),
      city: text(location, 'city'),
      postalCode: text(location, 'postalCode'),
    },
    timezone: text(fields, 'timezone'),
    preferences: {
      theme: text(preferences, 'theme'),
      emailNotifications: bool(preferences, 'emailNotifications'),
      newsletterSubscribed: bool(preferences, 'newsletterSubscribed'),
      contentPreferences: texts(preferences, 'contentPreferences'),
    },
  };
};
