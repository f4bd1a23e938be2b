import type { Store } from '../store/store';
import { findOffer } from './offers';
import { recordOrderPayment } from './orders';
import { addInterval } from './period';
import {
  paymentFields,
  subscriptionFields,
  type Card,
  type SubscriptionData,
} from './subscriptionFields';
import { syncMembership, subscriptionsOf } from './syncMembership';

/** An event from a hosted page. `public/checkout.js` and `public/portal.js` write these events. */
export type PaymentEvent =
  | { kind: 'paid'; uid: string; session: string; card: Card }
  | {
      kind: 'cancel' | 'keep' | 'pause' | 'unpause' | 'payNow' | 'renew' | 'failRenewal';
      uid: string;
      subscription: string;
    }
  | { kind: 'change'; uid: string; subscription: string; price: string };

/** Creates the subscription and its first payment, once for each checkout. */
function startSubscription(
  store: Store,
  projectId: string,
  event: PaymentEvent & { kind: 'paid' },
): void {
  const { uid, session, card } = event;
  const checkout = store.document(`customers/${uid}/checkout_sessions/${session}`)?.fields;
  const path = `customers/${uid}/subscriptions/sub_${session}`;
  if (typeof checkout?.url !== 'string' || store.document(path)) return;
  const offer = findOffer(store, String(checkout.price));
  // Only products with a role are memberships.
  if (!offer?.role || offer.interval === null) return;
  const now = store.clock.now();
  const data: SubscriptionData = {
    planId: offer.planId,
    priceId: offer.priceId,
    status: 'active',
    createdAt: now,
    periodStartsAt: now,
    periodEndsAt: addInterval(now, offer.interval, offer.intervalCount),
    card,
  };
  store.putDocument(path, subscriptionFields(data, projectId));
  store.putDocument(
    `customers/${uid}/payments/pi_${session}`,
    paymentFields(offer.amount, offer.currency, now, true),
  );
  syncMembership(store, uid);
}

/** The subscription after the end of its period, with a successful or failed charge. */
export function renewedSubscription(
  store: Store,
  data: SubscriptionData,
  isPaid: boolean,
): SubscriptionData {
  const { periodEndsAt } = data;
  if (data.endsWithPeriod) return { ...data, status: 'canceled', endedAt: periodEndsAt };
  if (!isPaid) return { ...data, status: 'past_due' };
  const { interval, intervalCount = 1 } = findOffer(store, data.priceId) ?? { interval: null };
  return {
    ...data,
    status: 'active',
    periodStartsAt: periodEndsAt,
    periodEndsAt: addInterval(periodEndsAt, interval ?? 'month', intervalCount),
  };
}

function afterPortalAction(
  store: Store,
  data: SubscriptionData,
  kind: Exclude<PaymentEvent['kind'], 'paid' | 'change'>,
): SubscriptionData {
  switch (kind) {
    case 'cancel':
      return data.status === 'active' || data.status === 'trialing'
        ? { ...data, endsWithPeriod: true }
        : { ...data, status: 'canceled', endedAt: store.clock.now() };
    case 'keep':
      return { ...data, endsWithPeriod: false };
    case 'pause':
      return { ...data, status: 'paused' };
    case 'unpause':
      return { ...data, status: 'active' };
    case 'payNow':
      return {
        ...renewedSubscription(store, { ...data, endsWithPeriod: false }, true),
        card: 'good',
      };
    case 'renew':
      return renewedSubscription(store, data, true);
    case 'failRenewal':
      return renewedSubscription(store, data, false);
  }
}

/**
 * The subscription with a different plan, starting now. A price that belongs to no plan changes
 * nothing.
 */
function withPlan(store: Store, data: SubscriptionData, price: string): SubscriptionData {
  const offer = findOffer(store, price);
  if (!offer?.role || offer.interval === null || data.status !== 'active') return data;
  const now = store.clock.now();
  return {
    ...data,
    planId: offer.planId,
    priceId: offer.priceId,
    periodStartsAt: now,
    periodEndsAt: addInterval(now, offer.interval, offer.intervalCount),
  };
}

/** Applies an event from a hosted page. Ignores events that no longer apply. */
export function applyPaymentEvent(store: Store, projectId: string, event: PaymentEvent): void {
  if (event.kind === 'paid') {
    startSubscription(store, projectId, event);
    recordOrderPayment(store, projectId, event.uid, event.session);
    return;
  }
  const { uid, subscription } = event;
  const path = `customers/${uid}/subscriptions/${subscription}`;
  const data = subscriptionsOf(store, uid).find(([each]) => each === path)?.[1];
  if (!data || data.status === 'canceled') return;
  const after =
    event.kind === 'change'
      ? withPlan(store, data, event.price)
      : afterPortalAction(store, data, event.kind);
  store.putDocument(path, subscriptionFields(after, projectId));
  syncMembership(store, uid);
}
