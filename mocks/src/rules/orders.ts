import { orderFields } from '@gschool/domain';

import { isMap } from '../firestore/value';
import { hasFields } from './documentChecks';
import { orderNumber } from './fieldChecks';
import type { Condition } from './types';

/** Control characters, line breaks and characters that change the direction of text. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

const hasOrderFields = hasFields(orderFields);

/** A new order of the user's own. It has no totals, because the browser must not decide the price. */
export const isNewOrder: Condition = (request, params) => {
  const { status, address = null } = request.after ?? {};
  return (
    orderNumber(params.id ?? '') &&
    hasOrderFields(request, params) &&
    status === 'requested' &&
    isMap(address) &&
    !UNSAFE.test(Object.values(address).join(' '))
  );
};

/** A list must filter by the user's own uid. */
export const isOwnOrder: Condition = ({ operation, before, claims, where }) =>
  claims !== null && (operation === 'list' ? where.uid : before?.uid) === claims.sub;
