import { orderStates } from '../shop/orderState';
import { addressFields } from './address';
import {
  choice,
  formatted,
  integer,
  map,
  ownerId,
  rows,
  serverTime,
  text,
  type DocumentOf,
  type StoredDocumentOf,
} from './fields';

const essential = { required: 'always', essential: true } as const;

/** The largest number of lines that an order, and its checkout session, may have. */
export const MAX_ORDER_LINES = 20;

/**
 * The fields of a line of an order. Trusted server code looks up its price; a browser never sends a
 * price.
 */
const lineFields = {
  /** The id of `products/{id}`; `priceId` is the id of one of its prices. */
  productId: formatted('id', essential),
  priceId: formatted('id', essential),
  quantity: integer(1, 99, essential),
} as const;

/** A line of an order. */
export interface OrderedLine extends DocumentOf<typeof lineFields> {}

/**
 * The fields of `orders/{number}`, which its owner creates and then only the server changes. It
 * contains no totals: those come from the payment.
 */
export const orderFields = {
  uid: ownerId(),
  /** The browser writes the first state; the server writes every other one. */
  status: choice(orderStates, essential),
  /** The ordered products and the shipping rate. */
  lines: rows(lineFields, [1, MAX_ORDER_LINES], { required: 'always' }),
  address: map(addressFields, { required: 'always' }),
  /** The id of the `checkout_sessions` document that pays for the order. */
  sessionId: text({ required: 'always' }),
  createdAt: serverTime(essential),
} as const;

/** The document `orders/{number}`. */
export interface OrderDocument extends StoredDocumentOf<typeof orderFields> {}
