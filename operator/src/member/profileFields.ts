import { createNewProfile } from '@gschool/domain';

import type { Account, ProfileWrite, StoredProfile } from './account';

/** The fields of a profile that decide access. */
export interface AccessFields {
  subscriptionStatus?: string | undefined;
  role?: string | undefined;
}

/** The apps can't read a profile without these fields, or its owner can't write it. */
const requiredFields = [
  'uid',
  'email',
  'createdAt',
  'isEmailVerified',
  'subscriptionStatus',
  'role',
];

const isValid = (profile: Readonly<Record<string, unknown>>, field: string): boolean => {
  const value = Object.hasOwn(profile, field) ? profile[field] : undefined;
  return field === 'isEmailVerified'
    ? typeof value === 'boolean'
    : typeof value === 'string' && value !== '';
};

/** The required fields that a profile is missing. */
export const findMissingFields = (profile: Readonly<Record<string, unknown>>): readonly string[] =>
  requiredFields.filter((field) => !isValid(profile, field));

/** The profile that the account would have after sign-up. Only the browser knows the time zone. */
const createFirstProfile = (account: Account) =>
  createNewProfile({
    uid: account.uid,
    email: account.email,
    provider: account.providers.includes('password') ? 'email' : 'google',
    isEmailVerified: account.isEmailVerified,
    displayName: account.displayName,
    photoURL: account.photoURL,
    now: account.createdAt,
    timezone: '',
  });

/**
 * The write that sets the access fields of a profile; null if nothing changes. A missing profile is
 * created with all fields: with the access fields only, the apps could not read it, and its owner
 * could not complete it under the rules. Missing fields of an existing profile are filled in for
 * the same reason.
 */
export const createProfileWrite = (
  account: Account,
  profile: StoredProfile,
  access: AccessFields,
): ProfileWrite | null => {
  const changes = Object.fromEntries(Object.entries(access).filter(([, v]) => v !== undefined));
  const first: Readonly<Record<string, unknown>> = { ...createFirstProfile(account), ...changes };
  if (profile === null) return { kind: 'create', data: first };
  const filled = Object.fromEntries(
    findMissingFields(profile).map((field) => [field, first[field]]),
  );
  const data = Object.fromEntries(
    Object.entries({ ...filled, ...changes }).filter(([field, value]) => profile[field] !== value),
  );
  return Object.keys(data).length === 0 ? null : { kind: 'update', data };
};
