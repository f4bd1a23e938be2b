import {
  changeRecord,
  computeAccess,
  createMembershipRecord,
  parseClaims,
  parseMembershipRecord,
  summarizeSubscriptions,
  type AccessChange,
  type MembershipRecord,
} from '@gschool/domain';

import { fromPlain, type Fields } from '../firestore/value';
import type { Store } from '../store/store';
import type { Account } from '../store/types';
import { parseSubscription, type SubscriptionData } from './subscriptionFields';

/** The subscriptions of a customer with their paths. */
export const subscriptionsOf = (
  store: Store,
  uid: string,
): readonly (readonly [path: string, data: SubscriptionData])[] =>
  [...store.collection(`customers/${uid}`, 'subscriptions')].map(
    ([path, { fields }]) => [path, parseSubscription(fields)] as const,
  );

/** The ids of the products that are memberships. For the deployed function, this is a setting. */
const membershipProductIds = (store: Store): readonly string[] =>
  [...store.collection('', 'products')]
    .filter(([, { fields }]) => Boolean(fields.role))
    .map(([path]) => path.split('/')[1] ?? '');

/** The stored record, updated with the current subscriptions. */
function readRecord(store: Store, { localId, customClaims }: Account): MembershipRecord {
  const terms = [...store.collection(`customers/${localId}`, 'subscriptions')].map(
    ([, { fields }]) => ({ ...parseSubscription(fields), isMembership: Boolean(fields.role) }),
  );
  const stored = store.document(`memberships/${localId}`)?.fields;
  return {
    ...(stored
      ? parseMembershipRecord(stored)
      : createMembershipRecord(parseClaims(customClaims), terms)),
    subscription: summarizeSubscriptions(terms, membershipProductIds(store)),
  };
}

function writeRecord(store: Store, account: Account, record: MembershipRecord): void {
  const uid = account.localId;
  store.putDocument(`memberships/${uid}`, fromPlain(record) as Fields);
  const { claims, subscriptionStatus } = computeAccess(record, store.clock.now());
  store.putAccount({ ...account, customClaims: claims });
  const profile = store.document(`users/${uid}`)?.fields;
  if (profile) {
    store.putDocument(`users/${uid}`, { ...profile, subscriptionStatus, role: claims.role });
  }
}

/**
 * Updates the membership record, the claims and the profile from the subscriptions, the way the
 * deployed function does (`operator/src/member/subscriptionChange.ts`). A browser may not write any
 * of them.
 */
export function syncMembership(store: Store, uid: string): void {
  const account = store.account(uid);
  if (!account) return;
  const record = readRecord(store, account);
  const isEmpty = record.subscription === null && !store.document(`memberships/${uid}`);
  if (!isEmpty) writeRecord(store, account, record);
}

/** Changes the access of an account, the way `gschool member` does. */
export async function changeMembership(
  store: Store,
  uid: string,
  change: AccessChange,
): Promise<void> {
  const account = store.account(uid);
  if (!account) return;
  writeRecord(store, account, changeRecord(readRecord(store, account), change, store.clock.now()));
  await store.flush();
}
