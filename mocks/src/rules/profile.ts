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
  // The longest address that mail knows.
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
    // Counted in code points, as the pattern of the rules counts.
    contentPreferences: list(pattern(/^[^\n]{1,200}$/u), 50),
  }),
});

const required = ['uid', 'email', 'subscriptionStatus', 'createdAt', 'isEmailVerified', 'role'];
const requiredOnCreate = [...required, 'authProvider', 'photoURL', 'profileCompleteness'];
const immutable = ['uid', 'role', 'subscriptionStatus', 'createdAt', 'authProvider'];

/** A first profile: nobody's but the own, and nothing in it that decides access. */
export const isNewProfile: Condition = ({ after, claims }, { uid = '' }) =>
  after !== null &&
  claims !== null &&
  matchesFields(after, profileFields(uid), requiredOnCreate) &&
  after.role === 'user' &&
  after.subscriptionStatus === 'inactive' &&
  after.email === claims.email &&
  after.isEmailVerified === (claims.email_verified ?? false);

/** Everything but what decides access; e-mail and its proof only to what the token says. */
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
