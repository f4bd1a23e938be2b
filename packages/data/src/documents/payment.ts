/**
 * What the Firebase extension "Run Payments with Stripe" reads and writes, as far
 * as the product uses it. The browser writes a `CheckoutRequest` and nothing else.
 */

/** A Firestore timestamp, as the SDK reads one. */
export interface StoredTimestamp {
  /** Epoch milliseconds. */
  toMillis(): number;
}

/** A reference to another document, as the SDK reads one. */
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
  /** Set on membership plans alone. */
  role: string | null;
}

/** `products/{id}/prices/{id}`. */
export interface PriceDocument {
  active: boolean;
  /** Minor units. */
  unit_amount: number;
  currency: string;
  interval: 'day' | 'week' | 'month' | 'year' | null;
  /** Of the shop's goods and ways of delivery: see `docs/deploy.md`. */
  metadata?: Readonly<Record<string, string>>;
}

/** `customers/{uid}`. */
export interface CustomerDocument {
  stripeId: string;
  stripeLink: string;
  email: string;
}

/** One line of a checkout: a price of ours, and how many (1–99). */
export interface CheckoutLine {
  price: string;
  quantity: number;
}

interface CheckoutBase {
  mode: 'subscription' | 'payment';
  /** On one of our own origins, at most 200 characters; the same for `cancel_url`. */
  success_url: string;
  cancel_url: string;
  /** `orderId` alone, an id. */
  metadata?: { orderId: string };
}

/**
 * `customers/{uid}/checkout_sessions/{id}` as the browser creates it. The extension
 * forwards whatever it is given, so the rules refuse every other field: see
 * `isCheckout` in `firebase/firestore.rules`.
 */
export type CheckoutRequest = CheckoutBase &
  (
    | { price: string; /** 1–99; 1 when absent. */ quantity?: number; line_items?: never }
    | { line_items: readonly CheckoutLine[]; price?: never; quantity?: never }
  );

/** The same document after the extension's answer: `url`, or `error`. */
export type CheckoutSessionDocument = CheckoutRequest & {
  sessionId?: string;
  /** The hosted page of the payment. */
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
  /** The role of the plan's product; a membership is granted only with one. */
  role: string | null;
  product: StoredReference;
  price: StoredReference;
  quantity: number;
  /** True when it ends with the period that was paid. */
  cancel_at_period_end: boolean;
  created: StoredTimestamp;
  current_period_start: StoredTimestamp;
  current_period_end: StoredTimestamp;
  ended_at: StoredTimestamp | null;
  cancel_at: StoredTimestamp | null;
  canceled_at: StoredTimestamp | null;
}

/** `customers/{uid}/payments/{id}`: Stripe's payment intent, copied. */
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
  /** Epoch seconds, as Stripe writes it. */
  created: number;
  last_payment_error: { message: string } | null;
  metadata: Readonly<Record<string, string>>;
}
