import { areEqual } from '../firestore/compare';
import {
  matchesFields,
  boolean,
  instant,
  integer,
  list,
  map,
  oneOf,
  pattern,
  text,
  type FieldCheck,
} from './fieldChecks';
import type { Condition } from './types';

const photo =
  (uid: string): FieldCheck =>
  (value) =>
    text(2000)(value) &&
    (value === '' ||
      value === `users/${uid}/avatar` ||
      pattern(/^https:\/\/[^ \t\n\f\r]+$/)(value));

const profileFields = (uid: string): Record<string, FieldCheck> => ({
  uid: (value) => value === uid,
  // The maximum length of an email address.
  email: text(320),
  displayName: text(),
  photoURL: photo(uid),
  subscriptionStatus: text(),
  createdAt: instant,
  authProvider: oneOf('email', 'google'),
  isEmailVerified: boolean,
  role: oneOf('user', 'moderator', 'admin'),
  profileCompleteness: integer(0, 100),
  firstName: text(),
  lastName: text(),
  preferredName: text(),
  phoneNumber: text(),
  contactEmail: text(),
  location: map({ country: text(), region: text(), city: text(), postalCode: text() }),
  timezone: text(),
  preferences: map({
    theme: text(),
    emailNotifications: boolean,
    newsletterSubscribed: boolean,
    // Counts code points, like the pattern in the rules.
    contentPreferences: list(pattern(/^[^\n]{1,200}$/u), 50),
  }),
});

const required = ['uid', 'email', 'subscriptionStatus', 'createdAt', 'isEmailVerified', 'role'];
const requiredOnCreate = [...required, 'authProvider', 'photoURL', 'profileCompleteness'];
const immutable = ['uid', 'role', 'subscriptionStatus', 'createdAt', 'authProvider'];

/** A new profile of the user's own, with default values in the fields that decide access. */
export const isNewProfile: Condition = ({ after, claims }, { uid = '' }) =>
  after !== null &&
  claims !== null &&
  matchesFields(after, profileFields(uid), requiredOnCreate) &&
  after.role === 'user' &&
  after.subscriptionStatus === 'inactive' &&
  after.email === claims.email &&
  after.isEmailVerified === (claims.email_verified ?? false);

/** A change without the fields that decide access. Email fields must match the token. */
export const isProfileUpdate: Condition = ({ before, after, claims }, { uid = '' }) => {
  if (!before || !after || !claims || !matchesFields(after, profileFields(uid), required))
    return false;
  const isSame = (key: string): boolean =>
    Object.hasOwn(before, key) === Object.hasOwn(after, key) &&
    areEqual(before[key] ?? null, after[key] ?? null);
  return (
    immutable.every(isSame) &&
    (isSame('email') || after.email === claims.email) &&
    (isSame('isEmailVerified') || after.isEmailVerified === (claims.email_verified ?? false))
  );
};
