import type { StoredTimestamp } from './payment';

/** One line of an order. What it costs is looked up by the trusted side, never told by a browser. */
export interface OrderLine {
  /** Ids of `products/{id}` and of its price. */
  productId: string;
  priceId: string;
  /** 1–99. */
  quantity: number;
}

/** Where an order goes; texts of at most 200 characters. */
export interface OrderAddress {
  name: string;
  line1: string;
  line2?: string;
  city: string;
  region?: string;
  /** Some countries have none. */
  postalCode?: string;
  country: string;
  phone?: string;
}

/**
 * `orders/{id}`, created by its owner and changed by the trusted side alone. It
 * carries no totals: those come from the payment.
 */
export interface OrderDocument {
  uid: string;
  /** `requested` from the browser; the trusted side writes what follows. */
  status: 'requested' | (string & {});
  /** 1–20. */
  lines: readonly OrderLine[];
  address: OrderAddress;
  /** The document of `checkout_sessions` that pays it. */
  sessionId: string;
  /** The server's time (`serverTimestamp()`). */
  createdAt: StoredTimestamp;
}

/**
 * `orderStatus/{number}`: what somebody who holds the number (128 random bits) may
 * see. State and dates alone: ISO instants in UTC, null before they happened.
 */
export interface OrderStatusDocument {
  state: 'requested' | 'paid' | 'sent' | 'delivered' | 'cancelled';
  requestedAt: string;
  paidAt: string | null;
  sentAt: string | null;
  deliveredAt: string | null;
  cancelledAt: string | null;
}

/** `products/{id}/reviews/{id}`: written by the trusted side alone. The demo has some; a new shop has none. */
export interface ReviewDocument {
  author: string;
  /** 1–5, whole. */
  rating: number;
  title: string;
  text: string;
  /** ISO instant. */
  writtenAt: string;
}
