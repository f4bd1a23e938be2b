import type { MemberRow } from '../contract';
import { getClaims, hasAccess, type Account } from '../member/account';

const getAccess = (account: Account, isBlocked: boolean, now: number): MemberRow['access'] => {
  if (isBlocked) return 'blocked';
  if (hasAccess(account, now)) return 'open';
  return getClaims(account).expiresAt === null ? 'none' : 'ended';
};

/** A row of the list of members, from the account and its claims. `now` is in epoch milliseconds. */
export const toMemberRow = (account: Account, isBlocked: boolean, now: number): MemberRow => {
  const { uid, email, isEmailVerified, isDisabled, displayName, createdAt, lastSignInAt } = account;
  const { role, plan, expiresAt } = getClaims(account);
  const access = getAccess(account, isBlocked, now);
  const fields = { uid, email, isEmailVerified, isDisabled, displayName, role, access };
  return { ...fields, plan, expiresAt, createdAt, lastSignInAt };
};
