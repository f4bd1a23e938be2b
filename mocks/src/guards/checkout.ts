import type { Fields } from '../firestore/value';
import { fits, id, integer, list, map, oneOf, pattern, text, type Shape } from './shapes';
import type { Rule } from './types';

const origins = ['http://localhost:5173', 'http://localhost:5174'];

/** An address on one of our own origins; the demo also runs on whatever origin serves it. */
const ownAddress: Shape = (value) => {
  if (!text()(value)) return false;
  const [, origin = ''] = /^(https?:\/\/[^/?#]+)([/?#][!-~]*)?$/.exec(String(value)) ?? [];
  return origins.includes(origin) || (origin !== '' && origin === globalThis.location?.origin);
};

const price = pattern(/^[!-~]{1,200}$/);
export const quantity = integer(1, 99);
const lines = list(map({ price, quantity }, ['price', 'quantity']), 20, 1);

const frame: Readonly<Record<string, Shape>> = {
  mode: oneOf('subscription', 'payment'),
  success_url: ownAddress,
  cancel_url: ownAddress,
  metadata: map({ orderId: id }, ['orderId']),
};
const required = ['mode', 'success_url', 'cancel_url'];

const isOfOnePrice = (fields: Fields): boolean =>
  fits(fields, { ...frame, price, quantity }, [...required, 'price']);

const isOfLines = (fields: Fields): boolean =>
  fits(fields, { ...frame, line_items: lines }, [...required, 'line_items']);

/** The payment extension forwards whatever it is given, so nothing else may be written. */
export const isCheckout: Rule = ({ after }, { sessionId = '' }) =>
  after !== null && id(sessionId) && (isOfOnePrice(after) || isOfLines(after));
