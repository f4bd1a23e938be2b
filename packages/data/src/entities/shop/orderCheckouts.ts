import type { CheckoutStatus } from '../payments/paymentRepository';

/** One visit to the payment page of an order. */
export interface OrderCheckout {
  id: string;
  status: CheckoutStatus;
  /** When the payment page was created, in epoch milliseconds; null before that. */
  createdAt: number | null;
}

/** How old an open payment page can be. The payment provider closes a page after 24 hours. */
const MAX_AGE_MS = 23 * 60 * 60 * 1000;

/**
 * The id of the nth checkout of an order; n starts at 1. Two tabs that open the next one at the
 * same time choose the same id, so only one of them creates it.
 */
export const getCheckoutId = (number: string, n: number): string => `${number}-${n}`;

/** The index n of a checkout. Earlier versions used the order number alone as the id. */
const getCheckoutIndex = (number: string, id: string): number =>
  id === number ? 0 : Number(id.slice(number.length + 1));

/**
 * The id of the checkout to pay an order with: an open one, or else the next one. A checkout is not
 * used again if it failed, its payment page has expired or it is in `timedOut`.
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
