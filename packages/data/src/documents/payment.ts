// The documents of the Firebase extension "Run Payments with Stripe" that the product uses. The
// browser writes only a `CheckoutRequest`.

import type { CheckoutRequest, StoredTimestamp } from '@gschool/domain';

/** A reference to another document, as the SDK returns it. */
export interface StoredReference {
  id: string;
  path: string;
}

/** `products/{id}`. */
export interface ProductDocument {
  active: boolean;
  name: string;
  description: string | null;
  images: readonly string[];
  metadata: Readonly<Record<string, string>>;
  /** Set only on membership plans. */
  role: string | null;
}

/** `products/{id}/prices/{id}`. */
export interface PriceDocument {
  active: boolean;
  /** Minor units. */
  unit_amount: number;
  currency: string;
  interval: 'day' | 'week' | 'month' | 'year' | null;
  /** For the shop's products and shipping: see `docs/deploy.md`. */
  metadata?: Readonly<Record<string, string>>;
}

/** `customers/{uid}`. */
export interface CustomerDocument {
  stripeId: string;
  stripeLink: string;
  email: string;
}

/** The same document after the extension has added `url` or `error`. */
export type CheckoutSessionDocument = CheckoutRequest & {
  sessionId?: string;
  /** The hosted payment page. */
  url?: string;
  error?: { message: string };
  created?: StoredTimestamp;
};

/** `customers/{uid}/subscriptions/{id}`. */
export interface SubscriptionDocument {
  status:
    | 'incomplete'
    | 'incomplete_expired'
    | 'trialing'
    | 'active'
    | 'past_due'
    | 'canceled'
    | 'unpaid'
    | 'paused';
  /** The role of the plan's product; only a subscription with a role grants membership. */
  role: string | null;
  product: StoredReference;
  price: StoredReference;
  quantity: number;
  /** True when the subscription ends with the paid period. */
  cancel_at_period_end: boolean;
  created: StoredTimestamp;
  current_period_start: StoredTimestamp;
  current_period_end: StoredTimestamp;
  ended_at: StoredTimestamp | null;
  cancel_at: StoredTimestamp | null;
  canceled_at: StoredTimestamp | null;
}

/** `customers/{uid}/payments/{id}`: a copy of Stripe's payment intent. */
export interface PaymentDocument {
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'requires_capture'
    | 'canceled'
    | 'succeeded';
  /** Minor units. */
  amount: number;
  amount_received: number;
  currency: string;
  /** Epoch seconds, the way Stripe writes them. */
  created: number;
  last_payment_error: { message: string } | null;
  metadata: Readonly<Record<string, string>>;
}
