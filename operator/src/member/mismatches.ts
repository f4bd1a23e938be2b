import { isSubscribed, parseRole } from '@gschool/domain';

import { formatText } from '../command/print';
import { getClaims, hasAccess, type Account, type StoredProfile } from './account';
import { findMissingFields } from './profileFields';

const getText = (profile: Readonly<Record<string, unknown>>, field: string): string => {
  const value = profile[field];
  return typeof value === 'string' ? value : '';
};

/**
 * The differences between the token and the profile of an account, each with the command that fixes
 * it. Empty if they match. `now` is in epoch milliseconds.
 */
export const findMismatches = (
  account: Account,
  profile: StoredProfile,
  now: number,
): readonly string[] => {
  const hasTokenAccess = hasAccess(account, now);
  const { role, expiresAt } = getClaims(account);
  if (profile === null) {
    return hasTokenAccess || role !== 'user'
      ? ['The token gives access, but there is no profile: run sync.']
      : [];
  }
  const isActive = isSubscribed({ subscriptionStatus: getText(profile, 'subscriptionStatus') });
  const ended = expiresAt !== null && expiresAt <= now;
  const mismatches = [
    hasTokenAccess &&
      !isActive &&
      'The token opens the classes, but the profile is not active: run sync.',
    isActive &&
      !hasTokenAccess &&
      ended &&
      'The membership has ended, but the profile is still active: run sync.',
    isActive &&
      !hasTokenAccess &&
      !ended &&
      'The profile is active, but the token gives no access: run sync.',
    role !== parseRole(profile['role']) &&
      `The token says ${role}, but the profile says ${formatText(profile['role'])}: run sync.`,
    account.email !== getText(profile, 'email') &&
      `The profile has another email (${formatText(getText(profile, 'email')) || 'none'}): the next sign-in corrects it.`,
    findMissingFields(profile).length > 0 &&
      `The profile is missing ${findMissingFields(profile).join(', ')}: the next change you make here adds what is missing.`,
  ];
  return mismatches.filter((mismatch) => mismatch !== false);
};
