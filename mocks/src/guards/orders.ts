import { quantity } from './checkout';
import { fits, id, list, map, name, oneOf, stampedAt, text } from './shapes';
import type { Rule } from './types';

const line = map({ productId: id, priceId: id, quantity }, ['productId', 'priceId', 'quantity']);

const address = map(
  {
    name,
    line1: name,
    line2: text(),
    city: name,
    region: text(),
    postalCode: text(),
    country: name,
    phone: text(),
  },
  ['name', 'line1', 'city', 'country'],
);

/** Without totals: what an order costs is never told by a browser. */
export const isNewOrder: Rule = ({ after, claims, now }, { id: orderId = '' }) =>
  after !== null &&
  claims !== null &&
  id(orderId) &&
  fits(
    after,
    {
      uid: (value) => value === claims.sub,
      status: oneOf('requested'),
      lines: list(line, 20, 1),
      address,
      sessionId: id,
      createdAt: stampedAt(now),
    },
    ['uid', 'status', 'lines', 'address', 'sessionId', 'createdAt'],
  );

/** A list has to ask for the own orders. */
export const isOwnOrder: Rule = ({ operation, before, claims, where }) =>
  claims !== null && (operation === 'list' ? where.uid : before?.uid) === claims.sub;
