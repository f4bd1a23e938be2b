import { isList, isMap, type Value } from '../firestore/value';
import { fits, id, integer, list, map, oneOf, stamped, text, type Shape } from './shapes';
import type { Guard, Rule } from './types';
import { both, everyone, owner } from './who';

const origins = ['http://localhost:5173', 'http://localhost:5174'];

/** An address on one of our own origins; the demo also runs on whatever origin serves it. */
const ownAddress: Shape = (value) => {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { origin } = new URL(value);
  return origins.includes(origin) || origin === globalThis.location?.origin;
};

const lineItem = map({ price: text(), quantity: integer(1, 99) }, ['price', 'quantity']);

const hasOneKindOfGoods = (fields: Readonly<Record<string, Value>>): boolean =>
  isList(fields.line_items) ? !('price' in fields) : typeof fields.price === 'string';

/** The payment extension forwards whatever it is given, so nothing else may be written. */
const isCheckout: Rule = ({ after }) =>
  after !== null &&
  fits(
    after,
    {
      mode: oneOf('subscription', 'payment'),
      price: text(),
      quantity: integer(1, 99),
      line_items: list(lineItem, 20),
      success_url: ownAddress,
      cancel_url: ownAddress,
      metadata: map({ orderId: text() }),
    },
    ['mode', 'success_url', 'cancel_url'],
  ) &&
  hasOneKindOfGoods(after);

const isNewOrder: Rule = ({ after, claims }) =>
  after !== null &&
  after.uid === claims?.sub &&
  after.status === 'requested' &&
  fits(
    after,
    {
      uid: id,
      status: text(),
      lines: list((line) => isMap(line), 20),
      address: (value) => isMap(value),
      sessionId: text(),
      createdAt: stamped,
    },
    ['uid', 'status', 'lines', 'createdAt'],
  );

const ownOrder: Rule = ({ operation, before, claims, where }) =>
  claims !== null && (operation === 'list' ? where.uid : before?.uid) === claims.sub;

/** What is sold and what was bought. */
export const shopGuards: readonly Guard[] = [
  { pattern: 'products/{id}', rules: { read: everyone } },
  { pattern: 'products/{id}/prices/{priceId}', rules: { read: everyone } },
  { pattern: 'customers/{uid}', rules: { get: owner } },
  {
    pattern: 'customers/{uid}/checkout_sessions/{id}',
    rules: { get: owner, create: both(owner, isCheckout) },
  },
  { pattern: 'customers/{uid}/subscriptions/{id}', rules: { read: owner } },
  { pattern: 'customers/{uid}/payments/{id}', rules: { read: owner } },
  { pattern: 'orders/{id}', rules: { read: ownOrder, create: isNewOrder } },
  { pattern: 'orderStatus/{number}', rules: { get: everyone } },
];
