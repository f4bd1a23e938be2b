import { fromPlain, type Fields } from '../firestore/value';
import type { Store } from '../store/store';
import type { CustomClaims } from '../store/types';
import { subscriptionFacts, type SubscriptionFacts } from './subscriptionFields';

const OPEN = ['active', 'trialing'];
const KEPT_WORDS = ['past_due', 'unpaid', 'paused'];
const BEFORE = ['incomplete', 'incomplete_expired'];

/** Nobody is locked out while a renewal is on its way. */
const GRACE = 60 * 60 * 1000;

/** Every subscription of a customer, with its path. */
export const subscriptionsOf = (
  store: Store,
  uid: string,
): readonly (readonly [path: string, facts: SubscriptionFacts])[] =>
  [...store.collection(`customers/${uid}`, 'subscriptions')].map(
    ([path, { fields }]) => [path, subscriptionFacts(fields)] as const,
  );

/**
 * The rule of the function that a school deploys (firebase/functions/src/membership.ts),
 * held to it by a test. Null where the subscriptions say nothing.
 */
export function membershipOf(
  subscriptions: readonly Fields[],
  claims: Partial<CustomClaims>,
  plans: readonly string[],
  now: number,
): { subscriptionStatus: string; claims: CustomClaims } | null {
  const ours = subscriptions
    .filter(({ role }) => Boolean(role))
    .map(subscriptionFacts)
    .filter(({ planId, status }) => plans.includes(planId) && !BEFORE.includes(status))
    .toSorted((a, b) => b.periodEndsAt - a.periodEndsAt);
  const open = ours.find(({ status }) => OPEN.includes(status));
  const last = open ?? ours[0];
  if (!last) return null;
  const { plan = '', subscribed = false, expiresAt = 0 } = claims;
  // What an operator granted outlasts a subscription that is over.
  if (!open && subscribed && expiresAt > now && !plans.includes(plan)) return null;
  const word = KEPT_WORDS.find((kept) => ours.some(({ status }) => status === kept));
  return {
    subscriptionStatus: open ? 'active' : (word ?? 'inactive'),
    claims: {
      role: 'user',
      ...claims,
      subscribed: open !== undefined,
      plan: last.planId,
      expiresAt: open ? open.periodEndsAt + GRACE : Math.min(now, last.periodEndsAt),
    },
  };
}

/** The products that are memberships; a school lists them in the function's settings. */
const plansOf = (store: Store): readonly string[] =>
  [...store.collection('', 'products')]
    .filter(([, { fields }]) => Boolean(fields.role))
    .map(([path]) => path.split('/')[1] ?? '');

/**
 * What a school's own server does when a subscription changes: claims and profile
 * together, from the payment documents alone. No browser may write either of them.
 */
export function applyMembership(store: Store, uid: string): void {
  const account = store.account(uid);
  if (!account) return;
  const subscriptions = [...store.collection(`customers/${uid}`, 'subscriptions')];
  const membership = membershipOf(
    subscriptions.map(([, { fields }]) => fields),
    account.customClaims,
    plansOf(store),
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
