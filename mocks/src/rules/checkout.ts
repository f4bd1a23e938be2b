import type { Fields } from '../firestore/value';
import {
  matchesFields,
  id,
  integer,
  list,
  map,
  oneOf,
  orderNumber,
  pattern,
  text,
  type FieldCheck,
} from './fieldChecks';
import type { Condition } from './types';

const origins = ['http://localhost:5173', 'http://localhost:5174'];

/** A URL on the origins of the two apps, or on the origin that serves the demo. */
const ownUrl: FieldCheck = (value) => {
  if (!text()(value)) return false;
  const [, origin = ''] = /^(https?:\/\/[^/?#]+)([/?#][!-~]*)?$/.exec(String(value)) ?? [];
  return origins.includes(origin) || (origin !== '' && origin === globalThis.location?.origin);
};

const price = pattern(/^[!-~]{1,200}$/);
export const quantity = integer(1, 99);
const lines = list(map({ price, quantity }, ['price', 'quantity']), 20, 1);

const commonFields: Readonly<Record<string, FieldCheck>> = {
  mode: oneOf('subscription', 'payment'),
  success_url: ownUrl,
  cancel_url: ownUrl,
  metadata: map({ orderId: orderNumber }, ['orderId']),
};
const required = ['mode', 'success_url', 'cancel_url'];

const hasSinglePrice = (fields: Fields): boolean =>
  matchesFields(fields, { ...commonFields, price, quantity }, [...required, 'price']);

const hasLineItems = (fields: Fields): boolean =>
  matchesFields(fields, { ...commonFields, line_items: lines }, [...required, 'line_items']);

/** The payments extension forwards all fields to Stripe, so only these are allowed. */
export const isCheckout: Condition = ({ after }, { sessionId = '' }) =>
  after !== null && id(sessionId) && (hasSinglePrice(after) || hasLineItems(after));
