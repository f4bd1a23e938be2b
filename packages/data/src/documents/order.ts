import type { ShopAddress } from '@gschool/domain';

import type { StoredTimestamp } from './payment';

/** One line of an order. The server looks up its price; the browser never sends one. */
export interface OrderLine {
  /** The id of `products/{id}`; `priceId` is the id of one of its prices. */
  productId: string;
  priceId: string;
  /** 1–99. */
  quantity: number;
}

/** The shipping address. The rules require its name, line 1, city and country. */
export type OrderAddress = Pick<ShopAddress, 'name' | 'line1' | 'city' | 'country'> &
  Partial<ShopAddress>;

/**
 * `orders/{id}`, which its owner creates and then only the server changes. It contains no totals:
 * those come from the payment.
 */
export interface OrderDocument {
  uid: string;
  /** The browser writes `requested`; the server writes every other state. */
  status: 'requested' | (string & {});
  /** 1–20. */
  lines: readonly OrderLine[];
  address: OrderAddress;
  /** The id of the `checkout_sessions` document that pays for the order. */
  sessionId: string;
  /** The server's time (`serverTimestamp()`). */
  createdAt: StoredTimestamp;
}

/**
 * `orderStatus/{number}`: readable by anyone who has the number (128 random bits). Contains only
 * the state and times. Each time is an ISO string in UTC, or null until the event happens.
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
