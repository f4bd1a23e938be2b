import { computeAccess, type MembershipRecord } from '@gschool/domain';

import {
  getClaims,
  hasAccess,
  type Account,
  type ProfileWrite,
  type StoredProfile,
} from './account';
import { getRoleRank } from './accessChange';
import { createProfileWrite } from './profileFields';

type Fields = Readonly<Record<string, unknown>>;

/** The writes that make the token and the profile match a record. */
export interface AccountWrites {
  /** All claims of the account; null if they do not change. */
  claims: Fields | null;
  profile: (stored: StoredProfile) => ProfileWrite | null;
  /**
   * Which of the two is written first. The profile is written before access opens and after it
   * closes, so an interrupted run never leaves access without a record.
   */
  first: 'profile' | 'token';
}

/** The claims that a record determines. Other claims of the account stay unchanged. */
const DECIDED_CLAIMS = ['role', 'subscribed', 'plan', 'expiresAt'];

const mergeClaims = (claims: Fields, decided: Fields): Fields => ({
  ...Object.fromEntries(Object.entries(claims).filter(([name]) => !DECIDED_CLAIMS.includes(name))),
  ...decided,
});

const isSame = (a: Fields, b: Fields): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.keys(a).every((name) => a[name] === b[name]);

/** Compares an account with its record at `now` (epoch milliseconds). */
export const getAccountWrites = (
  account: Account,
  record: MembershipRecord,
  now: number,
): AccountWrites => {
  const { subscriptionStatus, claims: decided } = computeAccess(record, now);
  const claims = mergeClaims(account.claims, decided);
  const opens = decided.subscribed && !hasAccess(account, now);
  const raisesRole = getRoleRank(decided.role) > getRoleRank(getClaims(account).role);
  // If access is removed from an account without a profile, no profile is created.
  const needsProfile = decided.subscribed || decided.role !== 'user';
  return {
    claims: isSame(claims, account.claims) ? null : claims,
    profile: (stored) =>
      stored === null && !needsProfile
        ? null
        : createProfileWrite(account, stored, { subscriptionStatus, role: decided.role }),
    first: opens || raisesRole ? 'profile' : 'token',
  };
};
