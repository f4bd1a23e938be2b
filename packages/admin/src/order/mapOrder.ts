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
 *
 * @param refunded the ids of the order's refunded payments
 */
export const toPayment = (
  data: Readonly<Record<string, unknown>>,
  id: string,
  refunded: readonly string[],
): StoredPayment => {
  const items = Array.isArray(data['items']) ? (data['items'] as readonly Item[]) : [];
  return {
    id,
    status: String(data['status']),
    created: Number(data['created'] ?? 0),
    isTest: data['livemode'] === false,
    received: Number(data['amount_received'] ?? 0),
    currency: String(data['currency'] ?? 'usd'),
    lines: items.map(({ price, quantity }) => ({
      priceId: String(price?.id ?? ''),
      quantity: Number(quantity ?? 0),
    })),
    isRefunded: refunded.includes(id),
  };
};

/** The refunded payments in `orderRefunds/{number}`. Accepts any value. */
export const toRefunded = (data: unknown): readonly string[] => {
  const payments: unknown = (data as { payments?: unknown } | null | undefined)?.payments;
  return Array.isArray(payments) ? payments.map(String) : [];
};
