import { addressFields, listRequired } from '@gschool/domain';

import { isMap } from '../firestore/value';
import { quantity } from './checkout';
import { toFieldChecks } from './documentChecks';
import {
  matchesFields,
  id,
  list,
  map,
  oneOf,
  orderNumber,
  timestampAt,
  type FieldCheck,
} from './fieldChecks';
import type { Condition } from './types';

const line = map({ productId: id, priceId: id, quantity }, ['productId', 'priceId', 'quantity']);

const fields = map(toFieldChecks(addressFields, ''), listRequired(addressFields));

/** Control characters, line breaks and characters that change the direction of text. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

const address: FieldCheck = (value) =>
  fields(value) && isMap(value) && !UNSAFE.test(Object.values(value).join(' '));

/** An order without totals, because the browser must not decide the price. */
export const isNewOrder: Condition = ({ after, claims, now }, { id: orderId = '' }) =>
  after !== null &&
  claims !== null &&
  orderNumber(orderId) &&
  matchesFields(
    after,
    {
      uid: (value) => value === claims.sub,
      status: oneOf('requested'),
      lines: list(line, 20, 1),
      address,
      sessionId: () => true,
      createdAt: timestampAt(now),
    },
    ['uid', 'status', 'lines', 'address', 'sessionId', 'createdAt'],
  );

/** A list must filter by the user's own uid. */
export const isOwnOrder: Condition = ({ operation, before, claims, where }) =>
  claims !== null && (operation === 'list' ? where.uid : before?.uid) === claims.sub;
