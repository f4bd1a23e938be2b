import {
  findOrderProblems,
  findPaymentDifferences,
  formatMoney,
  type CatalogueWithArchive,
  type Money,
  type OrderProblem,
  type PaymentDifference,
  type ShopCatalogue,
} from '@gschool/domain';

import { formatText } from '../command/print';
import type { StoredOrder, StoredPayment } from './service';

/** The result of checking the payments of an order. */
export interface PaymentCheck {
  /** The payment that counts: a successful one, preferably with the order's lines. */
  payment: StoredPayment | null;
  /**
   * Successful payments that must be refunded: all except the one that counts, and all payments of
   * a canceled order.
   */
  refunds: readonly StoredPayment[];
  /** Empty if the order can be marked as paid, and for a canceled order. */
  errors: readonly string[];
}

const getReceived = ({ received, currency }: StoredPayment): Money => ({
  amount: received,
  currency,
});

/** The amount received, as text. */
export const formatReceived = (payment: StoredPayment): string =>
  formatMoney(getReceived(payment), 'en');

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

const formatDifference = (difference: PaymentDifference): string => {
  switch (difference.kind) {
    case 'line':
      return `${formatText(difference.priceId)}: ${difference.ordered} ordered, ${difference.paid} paid`;
    case 'unknownPrice':
      return `the catalog has no price ${formatText(difference.priceId)} in ${formatText(difference.currency)}, so the amount can’t be checked`;
    case 'amount':
      return `the items cost ${formatMoney(difference.ordered, 'en')}, but ${formatMoney(difference.received, 'en')} was paid`;
  }
};

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
 * @param refunded the ids of payments that do not count. Stripe's copy of a payment stays
 *   `succeeded` after a refund.
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
    .filter(({ id, status }) => status === 'succeeded' && !refunded.includes(id))
    .toSorted((a, b) => a.created - b.created);
  const payment =
    succeeded.find((one) => listDifferences(one).length === 0) ?? succeeded[0] ?? null;
  if (order.state === 'cancelled') return { payment, refunds: succeeded, errors: [] };
  return {
    payment,
    refunds: succeeded.filter((one) => one !== payment),
    errors: [
      ...(payment
        ? listDifferences(payment).map(formatDifference)
        : ['no payment for this order has succeeded']),
      ...(order.state === 'requested'
        ? findOrderProblems(order, catalogue, payment?.lines ?? []).map(formatOrderError)
        : []),
    ],
  };
};

/** What the list shows about payments that must be refunded; null if there are none. */
export const formatRefundHint = (
  { state }: StoredOrder,
  { refunds }: PaymentCheck,
): string | null => {
  if (refunds.length === 0) return null;
  const ids = refunds.map(({ id }) => formatText(id)).join(', ');
  return `${state === 'cancelled' ? 'but cancelled' : 'paid twice'}: refund ${ids}`;
};

/** Returns a line for each payment that must be refunded. */
export const formatRefunds = (
  { state }: StoredOrder,
  { refunds }: PaymentCheck,
): readonly string[] =>
  refunds.map(
    (one) =>
      `${state === 'cancelled' ? 'paid, but cancelled' : 'paid twice'}: refund ${formatText(one.id)} (${formatReceived(one)}) in Stripe, if it isn’t refunded yet`,
  );
