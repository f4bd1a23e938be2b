import { quantity } from './checkout';
import {
  matchesFields,
  id,
  list,
  map,
  nonEmptyText,
  oneOf,
  timestampAt,
  text,
} from './fieldChecks';
import type { Condition } from './types';

const line = map({ productId: id, priceId: id, quantity }, ['productId', 'priceId', 'quantity']);

const address = map(
  {
    name: nonEmptyText,
    line1: nonEmptyText,
    line2: text(),
    city: nonEmptyText,
    region: text(),
    postalCode: text(),
    country: nonEmptyText,
    phone: text(),
  },
  ['name', 'line1', 'city', 'country'],
);

/** An order without totals, because the browser must not decide the price. */
export const isNewOrder: Condition = ({ after, claims, now }, { id: orderId = '' }) =>
  after !== null &&
  claims !== null &&
  id(orderId) &&
  matchesFields(
    after,
    {
      uid: (value) => value === claims.sub,
      status: oneOf('requested'),
      lines: list(line, 20, 1),
      address,
      sessionId: id,
      createdAt: timestampAt(now),
    },
    ['uid', 'status', 'lines', 'address', 'sessionId', 'createdAt'],
  );

/** A list must filter by the user's own uid. */
export const isOwnOrder: Condition = ({ operation, before, claims, where }) =>
  claims !== null && (operation === 'list' ? where.uid : before?.uid) === claims.sub;
