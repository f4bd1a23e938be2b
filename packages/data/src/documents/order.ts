import type { ShopAddress } from '@gschool/domain';

import type { StoredTimestamp } from './payment';

/** One line of an order. The server looks up its price; the browser never sends one. */
export interface OrderLine {
  /** Ids of `products/{id}` and of its price. */
  productId: string;
  priceId: string;
  /** 1–99. */
  quantity: number;
}

/** The shipping address. The rules require its name, line 1, city and country. */
export type OrderAddress = Pick<ShopAddress, 'name' | 'line1' | 'city' | 'country'> &
  Partial<ShopAddress>;

/**
 * `orders/{id}`, created by its owner, then changed only by the server. It contains no totals:
 * those come from the payment.
 */
export interface OrderDocument {
  uid: string;
  /** The browser writes `requested`; the server writes every other state. */
  status: 'requested' | (string & {});
  /** 1–20. */
  lines: readonly OrderLine[];
  address: OrderAddress;
  /** The id of the `checkout_sessions` document that pays it. */
  sessionId: string;
  /** The server's time (`serverTimestamp()`). */
  createdAt: StoredTimestamp;
}

/**
 * `orderStatus/{number}`: public to everyone who has the number (128 random bits). Contains only
 * the state and times: ISO texts in UTC, null before they happened.
 */
export interface OrderStatusDocument {
  state: 'requested' | 'paid' | 'sent' | 'delivered' | 'cancelled';
  requestedAt: string;
  paidAt: string | null;
  sentAt: string | null;
  deliveredAt: string | null;
  cancelledAt: string | null;
}

/**
 * `products/{id}/reviews/{id}`: written only by the server. The demo has reviews; a new shop has
 * none.
 */
export interface ReviewDocument {
  author: string;
  /** An integer from 1 to 5. */
  rating: number;
  title: string;
  text: string;
  /** ISO date and time. */
  writtenAt: string;
}
