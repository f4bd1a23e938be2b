import {
  findOrderProblems,
  findPaymentDifferences,
  formatMoney,
  type OrderProblem,
  type ShopCatalogue,
} from '@gschool/domain';

import { formatText } from '../command/print';
import type { StoredOrder, StoredPayment } from './service';

/** The result of checking the payments of an order. */
export interface PaymentCheck {
  /** The payment that counts: one that succeeded, if possible with the order's lines. */
  payment: StoredPayment | null;
  /** Other payments that succeeded for the same order. They must be refunded. */
  duplicates: readonly StoredPayment[];
  /** Empty if the order can be marked paid. */
  errors: readonly string[];
}

/** The amount that was received, as text. */
export const formatReceived = ({ received, currency }: StoredPayment): string =>
  formatMoney({ amount: received, currency }, 'en');

const formatOrderError = (error: OrderProblem): string => {
  switch (error.kind) {
    case 'notSold':
      return `${formatText(error.priceId)} is no longer sold, or not at this price`;
    case 'noShipping':
      return 'the order has no shipping';
    case 'duplicateShipping':
      return 'the order has more than one shipping option';
    case 'wrongShipping':
      return `${formatText(error.priceId)} is not a shipping option for these products and this country`;
  }
};

const formatDifferences = (order: StoredOrder, payment: StoredPayment): readonly string[] =>
  findPaymentDifferences(order.lines, payment.lines).map(
    ({ priceId, ordered, paid }) => `${formatText(priceId)}: ${ordered} ordered, ${paid} paid`,
  );

/**
 * Compares an order with its payments, and with the catalogue while it is a request: later, a
 * product may no longer be sold. The order itself is not trusted, because a browser wrote it.
 *
 * @param refunded the ids of payments that do not count. Stripe's copy of a payment stays
 *   `succeeded` after a refund.
 */
export const checkPayment = (
  order: StoredOrder,
  payments: readonly StoredPayment[],
  catalogue: ShopCatalogue,
  refunded: readonly string[] = [],
): PaymentCheck => {
  const succeeded = payments
    .filter(({ id, status }) => status === 'succeeded' && !refunded.includes(id))
    .toSorted((a, b) => a.created - b.created);
  const payment =
    succeeded.find((one) => formatDifferences(order, one).length === 0) ?? succeeded[0] ?? null;
  return {
    payment,
    duplicates: succeeded.filter((one) => one !== payment),
    errors: [
      ...(payment
        ? formatDifferences(order, payment)
        : ['no payment for this order has succeeded']),
      ...(order.state === 'requested'
        ? findOrderProblems(order, catalogue).map(formatOrderError)
        : []),
    ],
  };
};

/** One line for each payment that must be refunded. */
export const formatDuplicates = ({ duplicates }: PaymentCheck): readonly string[] =>
  duplicates.map(
    (one) =>
      `paid twice: refund ${formatText(one.id)} (${formatReceived(one)}) in Stripe, if it isn’t refunded yet`,
  );
