import { fromPlain, type Fields } from '../firestore/value';
import type { Store } from '../store/store';
import type { CustomClaims } from '../store/types';
import { parseSubscription, type SubscriptionData } from './subscriptionFields';

const ACTIVE_STATUSES = ['active', 'trialing'];
const REPORTED_STATUSES = ['past_due', 'unpaid', 'paused'];
const INCOMPLETE_STATUSES = ['incomplete', 'incomplete_expired'];

/** Nobody is locked out while a renewal is on its way. */
const GRACE_PERIOD = 60 * 60 * 1000;

/** Every subscription of a customer, with its path. */
export const subscriptionsOf = (
  store: Store,
  uid: string,
): readonly (readonly [path: string, data: SubscriptionData])[] =>
  [...store.collection(`customers/${uid}`, 'subscriptions')].map(
    ([path, { fields }]) => [path, parseSubscription(fields)] as const,
  );

/**
 * The rule of the function that a school deploys (tools/operator/function/membership.mjs),
 * held to it by a test. Null where the subscriptions say nothing.
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
  // What an operator granted outlasts a subscription that is over.
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

/** The products that are memberships; a school lists them in the function's settings. */
const membershipProductIds = (store: Store): readonly string[] =>
  [...store.collection('', 'products')]
    .filter(([, { fields }]) => Boolean(fields.role))
    .map(([path]) => path.split('/')[1] ?? '');

/**
 * What a school's own server does when a subscription changes: claims and profile
 * together, from the payment documents alone. No browser may write either of them.
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
