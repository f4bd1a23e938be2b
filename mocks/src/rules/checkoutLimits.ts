import { checkoutLimitFields } from '@gschool/domain';

import type { Fields } from '../firestore/value';
import { hasProfile } from './conditions';
import { hasFields } from './documentChecks';
import { timestampOf } from './fieldChecks';
import type { Condition } from './types';

const HOUR_MS = 3_600_000;

const hasLimitFields = hasFields(checkoutLimitFields);

/** What an account has opened: only counts up, or starts again after an hour. */
export const isCheckoutLimit: Condition = (request, params) => {
  const { before, after, now } = request;
  if (after === null) return false;
  const startedBefore = timestampOf(before?.startedAt ?? null);
  const isFirst = after.count === 1 && timestampOf(after.startedAt ?? null) === now;
  const isNext =
    before !== null &&
    after.count === Number(before.count) + 1 &&
    timestampOf(after.startedAt ?? null) === startedBefore;
  const mayStartOver = startedBefore === null || now > startedBefore + HOUR_MS;
  return hasLimitFields(request, params) && (isNext || (isFirst && mayStartOver));
};

/** The commit counts the checkout session with this id, and the email is verified. */
const isCounted =
  (sessionId: string): Condition =>
  (request, { uid = '' }) => {
    const limit = request.getAfter(`customers/${uid}/limits/checkout`);
    return (
      request.claims?.email_verified === true &&
      limit?.sessionId === sessionId &&
      timestampOf(limit.openedAt ?? null) === request.now &&
      hasProfile(request, { uid })
    );
  };

const isOrderPayment = (order: Fields | null, uid: string, sessionId: string, number: string) =>
  order?.uid === uid &&
  order.status === 'requested' &&
  new RegExp(`^${number}-[1-9][0-9]{0,2}$`).test(sessionId);

/**
 * A payment must be for one of the customer's orders that awaits one. A subscription needs an
 * account that is not blocked and has none.
 */
export const mayOpenCheckout: Condition = (request, params) => {
  const { uid = '', sessionId = '' } = params;
  const { after, get, getAfter } = request;
  if (!isCounted(sessionId)(request, params)) return false;
  if (after?.mode === 'payment') {
    const number = String((after.metadata as Fields | undefined)?.orderId ?? '/');
    return isOrderPayment(getAfter(`orders/${number}`), uid, sessionId, number);
  }
  const { subscription = null, blockedAt = null } = get(`memberships/${uid}`) ?? {};
  const isOver = subscription === null || (subscription as Fields).status === 'ended';
  return (
    !('metadata' in (after ?? {})) &&
    /^[A-Za-z0-9]{20}$/.test(sessionId) &&
    isOver &&
    blockedAt === null
  );
};

/** An order names its first checkout session, which the same commit counts. */
export const mayPlaceOrder: Condition = (request, { id: number = '' }) => {
  const sessionId = `${number}-1`;
  const uid = request.claims?.sub ?? '';
  return request.after?.sessionId === sessionId && isCounted(sessionId)(request, { uid });
};
