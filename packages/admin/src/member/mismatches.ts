import { isSubscribed, parseRole } from '@gschool/domain';

import type { MemberMismatch } from '../contract';
import { getClaims, hasAccess, type Account, type StoredProfile } from './account';
import { findMissingFields } from './profileFields';

const getText = (profile: Readonly<Record<string, unknown>>, field: string): string => {
  const value = profile[field];
  return typeof value === 'string' ? value : '';
};

/**
 * The differences between the token and the profile of an account. Empty if they match. `now` is in
 * epoch milliseconds.
 */
export const findMismatches = (
  account: Account,
  profile: StoredProfile,
  now: number,
): readonly MemberMismatch[] => {
  const hasTokenAccess = hasAccess(account, now);
  const { role, expiresAt } = getClaims(account);
  const bySync = (code: MemberMismatch['code']) => ({ code, isFixedBySync: true });
  if (profile === null) return hasTokenAccess || role !== 'user' ? [bySync('profile-missing')] : [];
  const isActive = isSubscribed({ subscriptionStatus: getText(profile, 'subscriptionStatus') });
  const ended = expiresAt !== null && expiresAt <= now;
  const mismatches = [
    hasTokenAccess && !isActive && bySync('token-open-profile-closed'),
    isActive && !hasTokenAccess && ended && bySync('ended-profile-open'),
    isActive && !hasTokenAccess && !ended && bySync('profile-open-token-closed'),
    role !== parseRole(profile['role']) && bySync('role'),
    account.email !== getText(profile, 'email') && {
      code: 'email' as const,
      // The next sign-in of the member corrects it.
      isFixedBySync: false,
    },
    findMissingFields(profile).length > 0 && bySync('fields-missing'),
  ];
  return mismatches.filter((mismatch) => mismatch !== false);
};
