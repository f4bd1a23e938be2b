import { createNewProfile, listRequired, profileFields } from '@gschool/domain';

import type { Account, ProfileWrite, StoredProfile } from './account';

/** The profile fields that decide access. */
export interface AccessFields {
  subscriptionStatus?: string | undefined;
  role?: string | undefined;
}

/** Without these fields, the apps can't read a profile, or its owner can't write it. */
const requiredFields = listRequired(profileFields);

const isValid = (profile: Readonly<Record<string, unknown>>, field: string): boolean => {
  const value = Object.hasOwn(profile, field) ? profile[field] : undefined;
  return field === 'isEmailVerified'
    ? typeof value === 'boolean'
    : typeof value === 'string' && value !== '';
};

/** The required fields that are missing from a profile. */
export const findMissingFields = (profile: Readonly<Record<string, unknown>>): readonly string[] =>
  requiredFields.filter((field) => !isValid(profile, field));

/**
 * The profile that the account would have after signing up. Only the browser knows the time zone.
 */
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
 * created with all fields: if it had only the access fields, the apps could not read it, and the
 * rules would not let its owner complete it. For the same reason, missing fields are added to an
 * existing profile.
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
