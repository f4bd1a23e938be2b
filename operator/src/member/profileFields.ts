import { createNewProfile } from '@gschool/domain';
import type { Account, ProfileWrite, StoredProfile } from './account';

/** What decides access in a profile. */
export interface AccessFields {
  subscriptionStatus?: string | undefined;
  role?: string | undefined;
}

/** Fields without which the product cannot read a profile, or its owner not write it. */
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

/** The profile that the account would have got at sign-up; the time zone is the browser's to say. */
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
 * The write that brings the access fields into a profile; null where nothing
 * changes. A missing profile is created whole: one with the access fields alone
 * could neither be read by the apps nor completed by its owner under the rules.
 * For the same reason missing fields of an existing one are filled in.
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
