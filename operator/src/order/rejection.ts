import { AdminError, type StoredOrder, type StoredPayment } from '@gschool/admin';
import { formatOrderNumber, getNextStates, type OrderState } from '@gschool/domain';

import { RejectedError } from '../command/errors';
import { formatText } from '../command/print';
import { formatProblem, formatReceived, formatRefunds } from './formatPayment';

/** What an error is about. */
export interface OrderSubject {
  number: string;
  /** Null if it was not found. */
  order: StoredOrder | null;
  payments: readonly StoredPayment[];
  state: OrderState;
  /** The payments that the operator named as refunded. */
  refunded: readonly string[];
}

const formatNotAllowed = (from: OrderState, to: OrderState): string => {
  const next = getNextStates(from);
  return (
    `An order that is ${from} can’t become ${to}; ` +
    (next.length > 0 ? `it can become ${next.join(' or ')}.` : 'that is its final state.')
  );
};

const listPaymentLines = (
  { body: { problems = [], payments: ids = [] } }: AdminError,
  { order, payments, state, refunded }: OrderSubject,
): readonly string[] => {
  const refunds = payments.filter(({ id }) => ids.includes(id));
  const refundLines =
    state === 'cancelled' || order === null
      ? refunds.map(
          (one) => `${formatText(one.id)} (${formatReceived(one)}) succeeded: refund it in Stripe`,
        )
      : formatRefunds(order, refunds);
  const options = [...refunded, ...ids].map((id) => `--refunded ${formatText(id)}`);
  return [
    `This order can’t be marked ${state}:`,
    ...[...problems.map(formatProblem), ...refundLines].map((line) => `  ${line}`),
    ...(refunds.length > 0
      ? [`After you refunded it, run this command again with ${options.join(' ')}.`]
      : []),
  ];
};

/** Words the error of an act about an order. Other errors stay the same. */
export const toRejection = (error: unknown, subject: OrderSubject): unknown => {
  if (!(error instanceof AdminError)) return error;
  const { code, state: current, payments = [] } = error.body;
  switch (code) {
    case 'order-not-found':
      return new RejectedError(
        `There is no order with the number ${formatOrderNumber(subject.number)}.`,
      );
    case 'payment-not-found':
      return new RejectedError(
        `${payments[0] ?? ''} is not a payment of this order that succeeded.`,
      );
    case 'payment-mismatch':
    case 'refund-required':
      return new RejectedError(...listPaymentLines(error, subject));
    case 'order-state-not-allowed':
      return new RejectedError(formatNotAllowed(current ?? 'requested', subject.state));
    case 'order-state-changed':
      return new RejectedError(
        `The order has become ${current ?? ''} in the meantime. Run this command again.`,
      );
    default:
      return new RejectedError(`The change was refused: ${code}.`);
  }
};
