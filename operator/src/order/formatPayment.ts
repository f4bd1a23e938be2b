import type { PaymentCheck, PaymentProblem, StoredOrder, StoredPayment } from '@gschool/admin';
import { formatMoney } from '@gschool/domain';

import { formatText } from '../command/print';

/** The amount received, as text. */
export const formatReceived = ({ received, currency }: StoredPayment): string =>
  formatMoney({ amount: received, currency }, 'en');

/** Why the payments of an order do not allow a change. */
export const formatProblem = (problem: PaymentProblem): string => {
  switch (problem.kind) {
    case 'notPaid':
      return 'no payment for this order has succeeded';
    case 'line':
      return `${formatText(problem.priceId)}: ${problem.ordered} ordered, ${problem.paid} paid`;
    case 'unknownPrice':
      return `the catalog has no price ${formatText(problem.priceId)} in ${formatText(problem.currency)}, so the amount can’t be checked`;
    case 'amount': {
      const format = (amount: number) => formatMoney({ amount, currency: problem.currency }, 'en');
      return `the items cost ${format(problem.ordered)}, but ${format(problem.received)} was paid`;
    }
    case 'notSold':
      return `${formatText(problem.priceId)} is no longer sold, or not at this price`;
    case 'noShipping':
      return 'the order has no shipping';
    case 'duplicateShipping':
      return 'the order has more than one shipping option';
    case 'wrongShipping':
      return `${formatText(problem.priceId)} is not a shipping option for these products and this country`;
  }
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
  refunds: readonly StoredPayment[],
): readonly string[] =>
  refunds.map(
    (one) =>
      `${state === 'cancelled' ? 'paid, but cancelled' : 'paid twice'}: refund ${formatText(one.id)} (${formatReceived(one)}) in Stripe, if it isn’t refunded yet`,
  );
