import { formatMoney, formatOrderNumber, type Order } from '@gschool/domain';

import { formatText } from '../command/print';
import type { PaymentCheck } from './checkPayment';
import type { StoredOrder } from './service';

const formatInstant = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

/** One line of the list of orders. */
export const formatOrderLine = (order: StoredOrder, { payment, errors }: PaymentCheck): string => {
  const money = payment
    ? `${formatMoney({ amount: payment.received, currency: payment.currency }, 'en')} paid${errors.length > 0 ? ', doesn’t match' : ''}`
    : 'no payment';
  const itemCount = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${formatOrderNumber(order.number)}  ${formatInstant(order.createdAt)}  ${order.state.padEnd(9)}  ${itemCount} items, ${money}`;
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

/** The lines of an order with all its details. */
export const formatOrder = (
  order: StoredOrder,
  { payment, errors }: PaymentCheck,
): readonly string[] => [
  `Order     ${formatOrderNumber(order.number)}`,
  `State     ${order.state}`,
  `Placed    ${formatInstant(order.createdAt)} by uid ${formatText(order.uid)}`,
  'To',
  ...listAddressLines(order),
  'Items',
  ...order.lines.map(
    ({ productId, priceId, quantity }) =>
      `  ${quantity} × ${formatText(productId)} (${formatText(priceId)})`,
  ),
  payment
    ? `Payment   ${payment.id}: ${formatMoney({ amount: payment.received, currency: payment.currency }, 'en')}`
    : 'Payment   none',
  errors.length === 0 ? 'Check     order, payment and catalog match' : 'Check',
  ...errors.map((error) => `  ${error}`),
];
