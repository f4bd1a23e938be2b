import {
  createRequestedStatus,
  findPaymentDifferences,
  MAX_REPORTED_LINES,
  type OrderedLine,
} from '@gschool/domain';

import { isList, isMap, timestamp, type Fields, type Tagged, type Value } from '../firestore/value';
import type { Store } from '../store/store';
import { findOffer } from './offers';
import { paymentFields } from './subscriptionFields';

const iso = (millis: number): string => new Date(millis).toISOString();

/** The valid lines of an order or checkout. */
const linesOf = (value: Value | undefined): readonly Fields[] =>
  isList(value) ? value.filter((line): line is Fields => isMap(line)) : [];

const orderedLines = (order: Fields): readonly OrderedLine[] =>
  linesOf(order.lines).map(({ productId, priceId, quantity }) => ({
    productId: String(productId),
    priceId: String(priceId),
    quantity: Number(quantity),
  }));

/** Creates the public status document of a new order. */
export function createOrderStatus(store: Store, number: string): void {
  const order = store.document(`orders/${number}`)?.fields;
  if (order?.status !== 'requested' || store.document(`orderStatus/${number}`)) return;
  const status = createRequestedStatus(iso(store.clock.now()));
  store.putDocument(`orderStatus/${number}`, { ...status });
}

/** Marks an order as paid if the payment matches it, the way the operator's command does. */
function markPaidIfMatching(store: Store, uid: string, payment: Fields): void {
  const number = isMap(payment.metadata) ? String((payment.metadata as Fields).orderId) : '';
  const order = store.document(`orders/${number}`)?.fields;
  if (order?.uid !== uid || order.status !== 'requested') return;
  const paid = linesOf(payment.items).map(({ price, quantity }) => ({
    priceId: isMap(price) ? String((price as Fields).id) : '',
    quantity: Number(quantity),
  }));
  const received = { amount: Number(payment.amount_received), currency: String(payment.currency) };
  const findPrice = (priceId: string) => findOffer(store, priceId) ?? null;
  const reported = { lines: paid, received };
  if (findPaymentDifferences(orderedLines(order), reported, findPrice).length > 0) return;
  createOrderStatus(store, number);
  const status = store.document(`orderStatus/${number}`)?.fields ?? {};
  store.putDocument(`orders/${number}`, { ...order, status: 'paid' });
  store.putDocument(`orderStatus/${number}`, {
    ...status,
    state: 'paid',
    paidAt: iso(store.clock.now()),
  });
}

/** Writes the payment document of an order, once for each checkout, the way the extension does. */
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
  // The extension requests the lines from Stripe without setting a limit, so it gets only some of
  // them. The amount is the total of all lines.
  const reported = lines.slice(0, MAX_REPORTED_LINES);
  const now = store.clock.now();
  const reference = (productId: string, priceId: string): Tagged => ({
    __type__: 'reference',
    value: `projects/${projectId}/databases/(default)/documents/products/${productId}/prices/${priceId}`,
  });
  const payment: Fields = {
    ...paymentFields(amount, lines[0]?.offer.currency ?? 'usd', now, true),
    metadata: checkout.metadata ?? {},
    prices: reported.map(({ offer }) => reference(offer.planId, offer.priceId)),
    items: reported.map(({ offer, quantity }) => ({
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
