import {
  findOrderProblems,
  findPaymentDifferences,
  type OrderProblem,
  type ShopCatalogue,
} from '@gschool/domain';

import { formatText } from '../command/print';
import type { StoredOrder, StoredPayment } from './service';

/** The result of checking the payment of an order. */
export interface PaymentCheck {
  /** The payment that counts: one that succeeded, if possible with the order's lines. */
  payment: StoredPayment | null;
  /** Empty if the order can be marked paid. */
  errors: readonly string[];
}

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
 * Compares an order with its payments and with the catalogue. The order itself is not trusted,
 * because a browser wrote it.
 */
export const checkPayment = (
  order: StoredOrder,
  payments: readonly StoredPayment[],
  catalogue: ShopCatalogue,
): PaymentCheck => {
  const succeeded = payments.filter(({ status }) => status === 'succeeded');
  const payment =
    succeeded.find((one) => formatDifferences(order, one).length === 0) ?? succeeded[0] ?? null;
  return {
    payment,
    errors: [
      ...(payment
        ? formatDifferences(order, payment)
        : ['no payment for this order has succeeded']),
      ...findOrderProblems(order, catalogue).map(formatOrderError),
    ],
  };
};
