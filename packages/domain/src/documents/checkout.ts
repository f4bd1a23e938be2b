import {
  choice,
  formatted,
  integer,
  map,
  rows,
  serverTime,
  timestamp,
  type StoredDocumentOf,
} from './fields';
import { MAX_ORDER_LINES } from './order';

/**
 * The fields of `customers/{uid}/checkout_sessions/{id}`, the way the browser creates it. The
 * extension "Run Payments with Stripe" forwards all fields to Stripe, such as trials, prices and
 * discounts, so the rules refuse all others.
 */
export const checkoutFields = {
  mode: choice(['subscription', 'payment'], { required: 'always' }),
  /** A session has either `price` and `quantity`, or `line_items`. */
  price: formatted('priceId', {}),
  /** 1 if absent. */
  quantity: integer(1, 99, {}),
  line_items: rows(
    {
      price: formatted('priceId', { required: 'always' }),
      quantity: integer(1, 99, { required: 'always' }),
    },
    [1, MAX_ORDER_LINES],
  ),
  success_url: formatted('ownUrl', { required: 'always' }),
  cancel_url: formatted('ownUrl', { required: 'always' }),
  /** The order that a payment is for. A subscription has none. */
  metadata: map({ orderId: formatted('orderNumber', { required: 'always' }) }),
} as const;

type StoredCheckout = StoredDocumentOf<typeof checkoutFields>;

/** The document `customers/{uid}/checkout_sessions/{id}`, the way the browser creates it. */
export type CheckoutRequest = Omit<StoredCheckout, 'price' | 'quantity' | 'line_items'> &
  (
    | (Required<Pick<StoredCheckout, 'price'>> &
        Pick<StoredCheckout, 'quantity'> & { line_items?: never })
    | (Required<Pick<StoredCheckout, 'line_items'>> & { price?: never; quantity?: never })
  );

/** The fields of `customers/{uid}/limits/checkout`, which counts what the account has opened. */
export const checkoutLimitFields = {
  count: integer(1, 10, { required: 'always' }),
  /** The time of the first count. */
  startedAt: timestamp({ required: 'always' }),
  openedAt: serverTime({ required: 'always' }),
  /** The checkout session that was counted last. */
  sessionId: formatted('id', { required: 'always' }),
} as const;
