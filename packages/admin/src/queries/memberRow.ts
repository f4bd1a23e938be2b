import { isBlank } from '@gschool/domain';

import type { MemberRow } from '../contract';
import { getClaims, hasAccess, type Account } from '../member/account';

const getAccess = (account: Account, isBlocked: boolean, now: number): MemberRow['access'] => {
  if (isBlocked) return 'blocked';
  if (hasAccess(account, now)) return 'open';
  return getClaims(account).expiresAt === null ? 'none' : 'ended';
};

/** The name of an account; `''` for one without visible letters, which could not be read or pressed. */
export const getVisibleName = ({ displayName }: Pick<Account, 'displayName'>): string =>
  isBlank(displayName) ? '' : displayName;

/** A row of the list of members, from the account and its claims. `now` is in epoch milliseconds. */
export const toMemberRow = (account: Account, isBlocked: boolean, now: number): MemberRow => {
  const { uid, email, isEmailVerified, isDisabled, createdAt, lastSignInAt } = account;
  const displayName = getVisibleName(account);
  const { role, plan, expiresAt } = getClaims(account);
  const access = getAccess(account, isBlocked, now);
  const fields = { uid, email, isEmailVerified, isDisabled, displayName, role, access };
  return { ...fields, plan, expiresAt, createdAt, lastSignInAt };
};
