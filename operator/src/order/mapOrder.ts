import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { toOrder } from '@gschool/data/mappers';

import type { StoredOrder, StoredPayment } from './service';

/** `orders/{number}` with its uid. Throws `AppError`. */
export const toStoredOrder = (data: unknown, number: string): StoredOrder => ({
  ...toOrder(data, number),
  uid: String((data as { uid?: unknown }).uid ?? ''),
});

interface Item {
  price?: { id?: unknown } | undefined;
  quantity?: unknown;
}

/**
 * `customers/{uid}/payments/{id}`: Stripe’s PaymentIntent, the way the payment extension copied it.
 */
export const toPayment = (one: QueryDocumentSnapshot): StoredPayment => {
  const data = one.data();
  const items = Array.isArray(data['items']) ? (data['items'] as readonly Item[]) : [];
  return {
    id: one.id,
    status: String(data['status']),
    created: Number(data['created'] ?? 0),
    isTest: data['livemode'] === false,
    received: Number(data['amount_received'] ?? 0),
    currency: String(data['currency'] ?? 'usd'),
    lines: items.map(({ price, quantity }) => ({
      priceId: String(price?.id ?? ''),
      quantity: Number(quantity ?? 0),
    })),
  };
};
