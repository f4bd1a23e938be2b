import { getInstantName, orderStates, type OrderState } from '../shop/orderStates';
import { addressFields } from './address';
import {
  choice,
  formatted,
  instant,
  integer,
  map,
  ownerId,
  rows,
  serverTime,
  text,
  type DocumentOf,
  type StoredDocumentOf,
} from './fields';
import { instantOrNull, type NullableInstantField } from './serverFields';

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

type LaterInstants = Readonly<
  Record<`${Exclude<OrderState, 'requested'>}At`, NullableInstantField>
>;

/**
 * The fields of `orderStatus/{number}`, which only the server writes: the state of an order, and
 * when it reached each state. Anyone who has the number (128 random bits) may read it.
 */
export const orderStatusFields = {
  state: choice(orderStates, { essential: true }),
  // Null until the order reaches the state.
  ...(Object.fromEntries(
    orderStates.map((state) => [getInstantName(state), instantOrNull()]),
  ) as LaterInstants),
  requestedAt: instant({ essential: true }),
} as const;

/** The document `orderStatus/{number}`. */
export interface OrderStatusDocument extends DocumentOf<typeof orderStatusFields> {}
