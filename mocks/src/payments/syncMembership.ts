import { fromPlain, type Fields } from '../firestore/value';
import type { Store } from '../store/store';
import type { CustomClaims } from '../store/types';
import { parseSubscription, type SubscriptionData } from './subscriptionFields';

const ACTIVE_STATUSES = ['active', 'trialing'];
const REPORTED_STATUSES = ['past_due', 'unpaid', 'paused'];
const INCOMPLETE_STATUSES = ['incomplete', 'incomplete_expired'];

/** Keeps the access while a renewal is in progress. */
const GRACE_PERIOD = 60 * 60 * 1000;

/** The subscriptions of a customer with their paths. */
export const subscriptionsOf = (
  store: Store,
  uid: string,
): readonly (readonly [path: string, data: SubscriptionData])[] =>
  [...store.collection(`customers/${uid}`, 'subscriptions')].map(
    ([path, { fields }]) => [path, parseSubscription(fields)] as const,
  );

/**
 * The status and claims for a customer's subscriptions; null where they do not change anything. A
 * test compares it with the deployed function, `firebase/functions/src/membership.ts`.
 */
export function membershipOf(
  subscriptions: readonly Fields[],
  claims: Partial<CustomClaims>,
  plans: readonly string[],
  now: number,
): { subscriptionStatus: string; claims: CustomClaims } | null {
  const memberships = subscriptions
    .filter(({ role }) => Boolean(role))
    .map(parseSubscription)
    .filter(({ planId, status }) => plans.includes(planId) && !INCOMPLETE_STATUSES.includes(status))
    .toSorted((a, b) => b.periodEndsAt - a.periodEndsAt);
  const active = memberships.find(({ status }) => ACTIVE_STATUSES.includes(status));
  const last = active ?? memberships[0];
  if (!last) return null;
  const { plan = '', subscribed = false, expiresAt = 0 } = claims;
  // A granted membership stays valid after a subscription has ended.
  if (!active && subscribed && expiresAt > now && !plans.includes(plan)) return null;
  const reported = REPORTED_STATUSES.find((known) =>
    memberships.some(({ status }) => status === known),
  );
  return {
    subscriptionStatus: active ? 'active' : (reported ?? 'inactive'),
    claims: {
      role: 'user',
      ...claims,
      subscribed: active !== undefined,
      plan: last.planId,
      expiresAt: active ? active.periodEndsAt + GRACE_PERIOD : Math.min(now, last.periodEndsAt),
    },
  };
}

/** The ids of the products that are memberships. The deployed function has them as a setting. */
const membershipProductIds = (store: Store): readonly string[] =>
  [...store.collection('', 'products')]
    .filter(([, { fields }]) => Boolean(fields.role))
    .map(([path]) => path.split('/')[1] ?? '');

/**
 * Updates claims and profile from the subscriptions, as the deployed function does. A browser may
 * write neither of them.
 */
export function syncMembership(store: Store, uid: string): void {
  const account = store.account(uid);
  if (!account) return;
  const subscriptions = [...store.collection(`customers/${uid}`, 'subscriptions')];
  const membership = membershipOf(
    subscriptions.map(([, { fields }]) => fields),
    account.customClaims,
    membershipProductIds(store),
    store.clock.now(),
  );
  if (!membership) return;
  const { claims, subscriptionStatus } = membership;
  store.putAccount({ ...account, customClaims: claims });
  const profile = store.document(`users/${uid}`)?.fields;
  if (!profile) return;
  store.putDocument(`users/${uid}`, {
    ...profile,
    ...(fromPlain({ subscriptionStatus }) as Fields),
  });
}
