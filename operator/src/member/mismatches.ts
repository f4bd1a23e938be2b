import { isSubscribed, roleFrom } from '@gschool/domain';
import { claimsOf, hasAccess, type Account, type StoredProfile } from './account';
import { missingFields } from './profileFields';

const textOf = (profile: Readonly<Record<string, unknown>>, field: string): string => {
  const value = profile[field];
  return typeof value === 'string' ? value : '';
};

/**
 * Where the token and the profile of an account disagree, each with how to
 * correct it; empty if they agree. `now` is epoch milliseconds.
 */
export const findMismatches = (
  account: Account,
  profile: StoredProfile,
  now: number,
): readonly string[] => {
  const opens = hasAccess(account, now);
  const { role, expiresAt } = claimsOf(account);
  if (profile === null) {
    return opens || role !== 'user'
      ? ['The token gives access, but there is no profile: run grant or revoke again.']
      : [];
  }
  const isActive = isSubscribed({ subscriptionStatus: textOf(profile, 'subscriptionStatus') });
  const ended = expiresAt !== null && expiresAt <= now;
  const mismatches = [
    opens &&
      !isActive &&
      'The token opens the classes, but the profile is not active: run grant or revoke.',
    isActive &&
      !opens &&
      ended &&
      'The membership has ended, but the profile is still active: run revoke.',
    isActive &&
      !opens &&
      !ended &&
      'The profile is active, but the token gives no access: run grant or revoke.',
    role !== roleFrom(profile['role']) &&
      `The token says ${role}, but the profile says ${String(profile['role'])}: run role again.`,
    account.email !== textOf(profile, 'email') &&
      `The profile has another email (${textOf(profile, 'email') || 'none'}): the next sign-in corrects it.`,
    missingFields(profile).length > 0 &&
      `The profile is missing ${missingFields(profile).join(', ')}: the next change you make here adds what is missing.`,
  ];
  return mismatches.filter((mismatch) => mismatch !== false);
};
