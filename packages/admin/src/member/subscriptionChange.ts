import { summarizeSubscriptions, type MembershipRecord } from '@gschool/domain';

import { getRecord } from './accessChange';
import type { Account, Services, StoredMembership } from './account';
import { syncAccess } from './syncAccess';

/**
 * The record with a summary of the stored subscriptions; null if there is neither a record nor a
 * membership.
 */
export const getSubscriptionRecord = (
  account: Account,
  stored: StoredMembership,
  plans: readonly string[],
): MembershipRecord | null => {
  const subscription = summarizeSubscriptions(stored.subscriptions, plans);
  if (subscription === null && stored.record === null) return null;
  return { ...getRecord(account, stored), subscription };
};

/**
 * Applies the subscriptions of a customer after the payment extension has written one: stores their
 * summary in the record, then writes the claims and the profile that result from it. Does nothing
 * if the account no longer exists. It is safe to call it again at any time.
 *
 * @param plans ids of the products that are memberships
 * @param now epoch milliseconds
 */
export const applySubscriptions = async (
  services: Services,
  uid: string,
  plans: readonly string[],
  now: number,
): Promise<void> => {
  const account = await services.accounts.find({ uid });
  if (account === null) return;
  await services.memberships.change(uid, (stored) => getSubscriptionRecord(account, stored, plans));
  await syncAccess(services, uid, now);
};
