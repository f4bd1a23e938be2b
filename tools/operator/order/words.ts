import { formatMoney, formatOrderNumber, type Order } from '@gschool/domain';

import type { Judgement } from './judge';
import type { StoredOrder } from './service';

const instantWords = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

/** One order in a list. */
export const listWords = (order: StoredOrder, { payment, faults }: Judgement): string => {
  const money = payment
    ? `${formatMoney({ amount: payment.received, currency: payment.currency }, 'en')} paid${faults.length > 0 ? ', doesn’t match' : ''}`
    : 'no payment';
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${formatOrderNumber(order.number)}  ${instantWords(order.createdAt)}  ${order.state.padEnd(9)}  ${pieces} items, ${money}`;
};

const addressWords = ({ address }: Order): string =>
  [
    address.name,
    address.line1,
    address.line2,
    [address.postalCode, address.city, address.region].filter(Boolean).join(' '),
    address.country,
    address.phone,
  ]
    .filter(Boolean)
    .map((line) => `  ${line}`)
    .join('\n');

/** An order whole. */
export const orderWords = (order: StoredOrder, { payment, faults }: Judgement): string =>
  [
    `Order     ${formatOrderNumber(order.number)}`,
    `State     ${order.state}`,
    `Placed    ${instantWords(order.createdAt)} by uid ${order.uid}`,
    'To',
    addressWords(order),
    'Items',
    ...order.lines.map(
      ({ productId, priceId, quantity }) => `  ${quantity} × ${productId} (${priceId})`,
    ),
    payment
      ? `Payment   ${payment.id}: ${formatMoney({ amount: payment.received, currency: payment.currency }, 'en')}`
      : 'Payment   none',
    faults.length === 0 ? 'Check     order, payment and catalog match' : 'Check',
    ...faults.map((fault) => `  ${fault}`),
  ].join('\n');
