import type { PaymentCheck, StoredOrder, StoredPayment } from '@gschool/admin';
import { formatOrderNumber, isOrderNumber, type Order, type OrderState } from '@gschool/domain';

import { formatText } from '../command/print';
import { formatProblem, formatReceived, formatRefundHint, formatRefunds } from './formatPayment';

const formatInstant = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

/**
 * Formats the number of an order. An id that isn't a valid order number is marked: browsers can't
 * create such ids now, and a person who types it could enter another order's number.
 */
const formatOrderId = (id: string): string =>
  isOrderNumber(id)
    ? formatOrderNumber(id)
    : `${formatText(id)} (FOREIGN ID: not an order number, don’t type it)`;

/** A line of the list of orders. */
export const formatOrderLine = (order: StoredOrder, check: PaymentCheck): string => {
  const { payment, problems } = check;
  const money = [
    payment ? `${formatReceived(payment)} paid` : 'no payment',
    payment && problems.length > 0 && 'doesn’t match',
    formatRefundHint(order, check),
  ].filter(Boolean);
  const itemCount = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${formatOrderId(order.number)}  ${formatInstant(order.createdAt)}  ${order.state.padEnd(9)}  ${itemCount} items, ${money.join(', ')}`;
};

const listAddressLines = ({ address }: Order): readonly string[] =>
  [
    address.name,
    address.line1,
    address.line2,
    [address.postalCode, address.city, address.region].filter(Boolean).join(' '),
    address.country,
    address.phone,
  ]
    .map(formatText)
    .filter(Boolean)
    .map((line) => `  ${line}`);

const listPaymentLines = (payment: StoredPayment): readonly string[] => [
  `Payment   ${formatText(payment.id)}: ${formatReceived(payment)}, ${formatText(payment.status)}${payment.isRefunded ? ', refunded' : ''}`,
  `  ${getStripeUrl(payment)} (refunds and disputes are shown only there)`,
];

/** The URL of a payment's page in Stripe's dashboard. */
const getStripeUrl = ({ id, isTest }: StoredPayment): string =>
  `https://dashboard.stripe.com/${isTest ? 'test/' : ''}payments/${encodeURIComponent(id)}`;

/** The message for each state if the check has nothing to report. */
const matches: Readonly<Partial<Record<OrderState, string>>> = {
  requested: 'order, payment and catalog match',
  cancelled: 'nothing was paid',
};

/** The lines that show an order with all its details. */
export const formatOrder = (
  order: StoredOrder,
  payments: readonly StoredPayment[],
  check: PaymentCheck,
): readonly string[] => {
  const errors = [...check.problems.map(formatProblem), ...formatRefunds(order, check.refunds)];
  const matching = matches[order.state] ?? 'order and payment match';
  return [
    `Order     ${formatOrderId(order.number)}`,
    `State     ${order.state}`,
    `Placed    ${formatInstant(order.createdAt)} by uid ${formatText(order.uid)}`,
    'To',
    ...listAddressLines(order),
    'Items',
    ...order.lines.map(
      ({ productId, priceId, quantity }) =>
        `  ${quantity} × ${formatText(productId)} (${formatText(priceId)})`,
    ),
    ...(payments.length > 0 ? payments.flatMap(listPaymentLines) : ['Payment   none']),
    errors.length === 0 ? `Check     ${matching}` : 'Check',
    ...errors.map((error) => `  ${error}`),
  ];
};
