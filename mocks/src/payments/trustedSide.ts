import { fromPlain, type Fields } from '../firestore/value';
import type { Store } from '../store/store';
import { subscriptionFacts, type SubscriptionFacts } from './subscriptionFields';

const OPEN = ['active', 'trialing'];
const KEPT_WORDS = ['past_due', 'unpaid', 'paused'];

/** Every subscription of a customer, with its path. */
export const subscriptionsOf = (
  store: Store,
  uid: string,
): readonly (readonly [path: string, facts: SubscriptionFacts])[] =>
  [...store.collection(`customers/${uid}`, 'subscriptions')].map(
    ([path, { fields }]) => [path, subscriptionFacts(fields)] as const,
  );

/**
 * What a school's own server does when a subscription changes: claims and profile
 * together, from the payment documents alone. No browser may write either of them.
 */
export function applyMembership(store: Store, uid: string): void {
  const account = store.account(uid);
  const all = subscriptionsOf(store, uid).map(([, facts]) => facts);
  if (!account || all.length === 0) return;
  const open = all
    .filter(({ status }) => OPEN.includes(status))
    .toSorted((a, b) => b.periodEndsAt - a.periodEndsAt)[0];
  const last = open ?? all.toSorted((a, b) => b.periodEndsAt - a.periodEndsAt)[0];
  store.putAccount({
    ...account,
    customClaims: {
      role: 'user',
      ...account.customClaims,
      subscribed: open !== undefined,
      plan: last?.planId ?? '',
      expiresAt: open ? open.periodEndsAt : Math.min(store.clock.now(), last?.periodEndsAt ?? 0),
    },
  });
  const word = KEPT_WORDS.find((kept) => all.some(({ status }) => status === kept));
  const subscriptionStatus = open ? 'active' : (word ?? 'inactive');
  const profile = store.document(`users/${uid}`)?.fields;
  if (!profile) return;
  store.putDocument(`users/${uid}`, {
    ...profile,
    ...(fromPlain({ subscriptionStatus }) as Fields),
  });
}
