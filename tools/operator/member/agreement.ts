import { isSubscribed, roleFrom } from '@gschool/domain';
import { claimsOf, hasAccess, type Account, type StoredProfile } from './account';
import { missingFields } from './profileFields';

const textOf = (profile: Readonly<Record<string, unknown>>, field: string): string => {
  const value = profile[field];
  return typeof value === 'string' ? value : '';
};

/**
 * Where the token and the profile of an account disagree, each with what mends
 * it; empty where they agree. `now` is epoch milliseconds.
 */
export const disagreements = (
  account: Account,
  profile: StoredProfile,
  now: number,
): readonly string[] => {
  const opens = hasAccess(account, now);
  const { role, expiresAt } = claimsOf(account);
  if (profile === null) {
    return opens || role !== 'user'
      ? ['The token gives access and there is no profile: grant or revoke again.']
      : [];
  }
  const isActive = isSubscribed({ subscriptionStatus: textOf(profile, 'subscriptionStatus') });
  const ended = expiresAt !== null && expiresAt <= now;
  const faults = [
    opens &&
      !isActive &&
      'The token opens the classes, the profile is not active: grant or revoke.',
    isActive && !opens && ended && 'The membership has ended, the profile is still active: revoke.',
    isActive &&
      !opens &&
      !ended &&
      'The profile is active, the token opens nothing: grant or revoke.',
    role !== roleFrom(profile['role']) &&
      `The token says ${role}, the profile ${String(profile['role'])}: give the role again.`,
    account.email !== textOf(profile, 'email') &&
      `The profile has another address (${textOf(profile, 'email') || 'none'}): mended at the next sign-in.`,
    missingFields(profile).length > 0 &&
      `The profile lacks ${missingFields(profile).join(', ')}: any change here fills them in.`,
  ];
  return faults.filter((fault) => fault !== false);
};
