import {
  findOrderProblems,
  findPaymentDifferences,
  type CatalogueWithArchive,
  type Money,
  type PaymentDifference,
  type ShopCatalogue,
} from '@gschool/domain';

import type { PaymentProblem } from '../contract';
import type { StoredOrder, StoredPayment } from './service';

/** The result of checking the payments of an order. */
export interface PaymentCheck {
  /** The payment that counts: a successful one, preferably with the order's lines. */
  payment: StoredPayment | null;
  /**
   * Successful payments that must be refunded: all except the one that counts, and all payments of
   * a canceled order. Without those that were refunded already.
   */
  refunds: readonly StoredPayment[];
  /** Empty if the order can be marked as paid, and for a canceled order. */
  problems: readonly PaymentProblem[];
}

const getReceived = ({ received, currency }: StoredPayment): Money => ({
  amount: received,
  currency,
});

const toProblem = (difference: PaymentDifference): PaymentProblem =>
  difference.kind === 'amount'
    ? {
        kind: 'amount',
        ordered: difference.ordered.amount,
        received: difference.received.amount,
        currency: difference.received.currency,
      }
    : difference;

/** Creates a function that finds prices by their ids. */
const createFindPrice = ({ products, shipping }: ShopCatalogue) => {
  const prices = [...products.flatMap(({ variants }) => variants), ...shipping];
  const byId = new Map<string, Money>(prices.map((price) => [price.id, price]));
  return (priceId: string): Money | null => byId.get(priceId) ?? null;
};

/**
 * Compares an order with its payments. While the order is only requested, also compares it with the
 * catalog; later, a product may no longer be sold. The order itself is not trusted, because a
 * browser wrote it.
 *
 * @param refunded the ids of more payments that do not count, besides those that an act recorded as
 *   refunded. Stripe's copy of a payment stays `succeeded` after a refund.
 */
export const checkPayment = (
  order: StoredOrder,
  payments: readonly StoredPayment[],
  catalogue: CatalogueWithArchive,
  refunded: readonly string[] = [],
): PaymentCheck => {
  const findPrice = createFindPrice(catalogue);
  const listDifferences = (payment: StoredPayment) =>
    findPaymentDifferences(
      order.lines,
      { lines: payment.lines, received: getReceived(payment) },
      findPrice,
    );
  const succeeded = payments
    .filter(
      ({ id, status, isRefunded }) =>
        status === 'succeeded' && !isRefunded && !refunded.includes(id),
    )
    .toSorted((a, b) => a.created - b.created);
  const payment =
    succeeded.find((one) => listDifferences(one).length === 0) ?? succeeded[0] ?? null;
  if (order.state === 'cancelled') return { payment, refunds: succeeded, problems: [] };
  return {
    payment,
    refunds: succeeded.filter((one) => one !== payment),
    problems: [
      ...(payment ? listDifferences(payment).map(toProblem) : [{ kind: 'notPaid' } as const]),
      ...(order.state === 'requested'
        ? findOrderProblems(order, catalogue, payment?.lines ?? [])
        : []),
    ],
  };
};
