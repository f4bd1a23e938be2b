import {
  createMembershipRecord,
  roles,
  type AccessChange,
  type MembershipRecord,
  type Role,
} from '@gschool/domain';

import { getClaims, type Account, type StoredMembership } from './account';

/** Applies a customer's subscriptions again, using the payment extension's copies. */
export interface SubscriptionChange {
  kind: 'subscriptions';
  /** The ids of the products that are memberships (`MEMBERSHIP_PLANS`). */
  plans: readonly string[];
}

/** A change of an account's access. */
export type AccountChange = AccessChange | SubscriptionChange;

/** The rank of a role: 0 for the fewest rights. */
export const getRoleRank = (role: Role): number => roles.indexOf(role);

/** Whether a change gives access. If so, the account must be known for certain. */
export const grantsAccess = (change: AccountChange): boolean =>
  change.kind === 'grant' || (change.kind === 'role' && change.role !== 'user');

/** The stored record, or for an older account the record that its claims stand for. */
export const getRecord = (
  account: Account,
  { record, subscriptions }: StoredMembership,
): MembershipRecord => record ?? createMembershipRecord(getClaims(account), subscriptions);
