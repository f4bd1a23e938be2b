import type { Store } from '../store/store';
import { findOffer } from './catalogue';
import { buyGoods } from './orders';
import { periodAfter } from './period';
import {
  paymentFields,
  subscriptionFields,
  type Card,
  type SubscriptionFacts,
} from './subscriptionFields';
import { applyMembership, subscriptionsOf } from './trustedSide';

/** What the hosted pages report, written also in `public/checkout.js` and `public/portal.js`. */
export type PaymentEvent =
  | { kind: 'paid'; uid: string; session: string; card: Card }
  | {
      kind: 'cancel' | 'keep' | 'pause' | 'unpause' | 'payNow' | 'renew' | 'failRenewal';
      uid: string;
      subscription: string;
    }
  | { kind: 'change'; uid: string; subscription: string; price: string };

/** Copies what a customer bought into the documents, once for each checkout. */
function buy(store: Store, projectId: string, event: PaymentEvent & { kind: 'paid' }): void {
  const { uid, session, card } = event;
  const checkout = store.document(`customers/${uid}/checkout_sessions/${session}`)?.fields;
  const path = `customers/${uid}/subscriptions/sub_${session}`;
  if (typeof checkout?.url !== 'string' || store.document(path)) return;
  const offer = findOffer(store, String(checkout.price));
  // Only a product with a role is a membership; nothing else opens anything.
  if (!offer?.role || offer.interval === null) return;
  const now = store.clock.now();
  const facts: SubscriptionFacts = {
    planId: offer.planId,
    priceId: offer.priceId,
    status: 'active',
    createdAt: now,
    periodStartsAt: now,
    periodEndsAt: periodAfter(now, offer.interval, offer.intervalCount),
    card,
  };
  store.putDocument(path, subscriptionFields(facts, projectId));
  store.putDocument(
    `customers/${uid}/payments/pi_${session}`,
    paymentFields(offer.amount, offer.currency, now, true),
  );
  applyMembership(store, uid);
}

/** The subscription after its next charge went well or badly, or after its end. */
export function renewed(
  store: Store,
  facts: SubscriptionFacts,
  isPaid: boolean,
): SubscriptionFacts {
  const { periodEndsAt } = facts;
  if (facts.endsWithPeriod) return { ...facts, status: 'canceled', endedAt: periodEndsAt };
  if (!isPaid) return { ...facts, status: 'past_due' };
  const { interval, intervalCount = 1 } = findOffer(store, facts.priceId) ?? { interval: null };
  return {
    ...facts,
    status: 'active',
    periodStartsAt: periodEndsAt,
    periodEndsAt: periodAfter(periodEndsAt, interval ?? 'month', intervalCount),
  };
}

function changed(
  store: Store,
  facts: SubscriptionFacts,
  kind: Exclude<PaymentEvent['kind'], 'paid' | 'change'>,
): SubscriptionFacts {
  switch (kind) {
    case 'cancel':
      return facts.status === 'active' || facts.status === 'trialing'
        ? { ...facts, endsWithPeriod: true }
        : { ...facts, status: 'canceled', endedAt: store.clock.now() };
    case 'keep':
      return { ...facts, endsWithPeriod: false };
    case 'pause':
      return { ...facts, status: 'paused' };
    case 'unpause':
      return { ...facts, status: 'active' };
    case 'payNow':
      return { ...renewed(store, { ...facts, endsWithPeriod: false }, true), card: 'good' };
    case 'renew':
      return renewed(store, facts, true);
    case 'failRenewal':
      return renewed(store, facts, false);
  }
}

/** Another plan from now on; a price that is no membership changes nothing. */
function moved(store: Store, facts: SubscriptionFacts, price: string): SubscriptionFacts {
  const offer = findOffer(store, price);
  if (!offer?.role || offer.interval === null || facts.status !== 'active') return facts;
  const now = store.clock.now();
  return {
    ...facts,
    planId: offer.planId,
    priceId: offer.priceId,
    periodStartsAt: now,
    periodEndsAt: periodAfter(now, offer.interval, offer.intervalCount),
  };
}

/** Plays one thing that happened on a hosted page; what does not fit any more does nothing. */
export function playEvent(store: Store, projectId: string, event: PaymentEvent): void {
  if (event.kind === 'paid') {
    buy(store, projectId, event);
    buyGoods(store, projectId, event.uid, event.session);
    return;
  }
  const { uid, subscription } = event;
  const path = `customers/${uid}/subscriptions/${subscription}`;
  const facts = subscriptionsOf(store, uid).find(([each]) => each === path)?.[1];
  if (!facts || facts.status === 'canceled') return;
  const after =
    event.kind === 'change' ? moved(store, facts, event.price) : changed(store, facts, event.kind);
  store.putDocument(path, subscriptionFields(after, projectId));
  applyMembership(store, uid);
}
