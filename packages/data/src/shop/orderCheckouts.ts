import type { CheckoutStatus } from '../payments/paymentRepository';

/** One opening of the payment page of an order. */
export interface OrderCheckout {
  id: string;
  status: CheckoutStatus;
  /** When the payment page was created, in epoch milliseconds; null before that. */
  createdAt: number | null;
}

/** The payment provider closes a payment page after 24 hours. */
const MAX_AGE_MS = 23 * 60 * 60 * 1000;

/**
 * The id of the nth checkout of an order, from 1. Two tabs that open the next one at the same time
 * choose the same id, so only one of them creates it.
 */
export const getCheckoutId = (number: string, n: number): string => `${number}-${n}`;

/** The n of a checkout. Earlier versions used the order's number as the id, without n. */
const getCheckoutIndex = (number: string, id: string): number =>
  id === number ? 0 : Number(id.slice(number.length + 1));

/**
 * The id of the checkout to pay an order with: one that is open, else the next one. An error, a
 * payment page that has expired, and a checkout in `timedOut` are not used again.
 */
export const chooseCheckoutId = (
  number: string,
  checkouts: readonly OrderCheckout[],
  { now, timedOut }: { now: number; timedOut: ReadonlySet<string> },
): string => {
  const isOpen = ({ id, status, createdAt }: OrderCheckout): boolean =>
    status.state === 'ready'
      ? createdAt !== null && now - createdAt < MAX_AGE_MS
      : status.state === 'waiting' && !timedOut.has(id);
  const open = checkouts.find(isOpen);
  if (open) return open.id;
  const last = Math.max(0, ...checkouts.map(({ id }) => getCheckoutIndex(number, id)));
  return getCheckoutId(number, last + 1);
};
