import { paymentDifferences, type OrderedLine } from '@gschool/domain';
import { isList, isMap, timestamp, type Fields, type Tagged, type Value } from '../firestore/value';
import type { Store } from '../store/store';
import { findOffer } from './offers';
import { paymentFields } from './subscriptionFields';

const iso = (millis: number): string => new Date(millis).toISOString();

/** The lines of an order or of a checkout, as far as they are lines. */
const linesOf = (value: Value | undefined): readonly Fields[] =>
  isList(value) ? value.filter((line): line is Fields => isMap(line)) : [];

const orderedLines = (order: Fields): readonly OrderedLine[] =>
  linesOf(order.lines).map(({ productId, priceId, quantity }) => ({
    productId: String(productId),
    priceId: String(priceId),
    quantity: Number(quantity),
  }));

/** The trusted side takes note of an order: from then on its number can be followed. */
export function createOrderStatus(store: Store, number: string): void {
  const order = store.document(`orders/${number}`)?.fields;
  if (order?.status !== 'requested' || store.document(`orderStatus/${number}`)) return;
  store.putDocument(`orderStatus/${number}`, {
    state: 'requested',
    requestedAt: iso(store.clock.now()),
    paidAt: null,
    sentAt: null,
    deliveredAt: null,
    cancelledAt: null,
  });
}

/**
 * What the operator's tool does once a payment is there: compares its lines with those of the
 * order, and marks the order paid only where they agree.
 */
function markPaidIfMatching(store: Store, uid: string, payment: Fields): void {
  const number = isMap(payment.metadata) ? String((payment.metadata as Fields).orderId) : '';
  const order = store.document(`orders/${number}`)?.fields;
  if (order?.uid !== uid || order.status !== 'requested') return;
  const paid = linesOf(payment.items).map(({ price, quantity }) => ({
    priceId: isMap(price) ? String((price as Fields).id) : '',
    quantity: Number(quantity),
  }));
  if (paymentDifferences(orderedLines(order), paid).length > 0) return;
  createOrderStatus(store, number);
  const status = store.document(`orderStatus/${number}`)?.fields ?? {};
  store.putDocument(`orders/${number}`, { ...order, status: 'paid' });
  store.putDocument(`orderStatus/${number}`, {
    ...status,
    state: 'paid',
    paidAt: iso(store.clock.now()),
  });
}

/** Copies a payment for goods into the documents, once for each checkout, as the extension does. */
export function recordOrderPayment(
  store: Store,
  projectId: string,
  uid: string,
  session: string,
): void {
  const checkout = store.document(`customers/${uid}/checkout_sessions/${session}`)?.fields;
  const path = `customers/${uid}/payments/pi_${session}`;
  if (checkout?.mode !== 'payment' || typeof checkout.url !== 'string') return;
  if (store.document(path)) return;
  const lines = linesOf(checkout.line_items).flatMap(({ price, quantity }) => {
    const offer = findOffer(store, String(price));
    return offer ? [{ offer, quantity: Number(quantity) }] : [];
  });
  const amount = lines.reduce((sum, { offer, quantity }) => sum + offer.amount * quantity, 0);
  const now = store.clock.now();
  const reference = (productId: string, priceId: string): Tagged => ({
    __type__: 'reference',
    value: `projects/${projectId}/databases/(default)/documents/products/${productId}/prices/${priceId}`,
  });
  const payment: Fields = {
    ...paymentFields(amount, lines[0]?.offer.currency ?? 'usd', now, true),
    metadata: checkout.metadata ?? {},
    prices: lines.map(({ offer }) => reference(offer.planId, offer.priceId)),
    items: lines.map(({ offer, quantity }) => ({
      price: { id: offer.priceId, product: offer.planId },
      quantity,
      amount_total: offer.amount * quantity,
      currency: offer.currency,
    })),
    paidAt: timestamp(iso(now)),
  };
  store.putDocument(path, payment);
  markPaidIfMatching(store, uid, payment);
}
