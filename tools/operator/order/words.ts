import { formatMoney, showOrderNumber, type Order } from '@gschool/domain';

import type { Judgement } from './judge';
import type { StoredOrder } from './service';

const instantWords = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

/** One order in a list. */
export const listWords = (order: StoredOrder, { payment, faults }: Judgement): string => {
  const money = payment
    ? `${formatMoney({ amount: payment.received, currency: payment.currency }, 'en')} paid${faults.length > 0 ? ', does not agree' : ''}`
    : 'no payment';
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${showOrderNumber(order.number)}  ${instantWords(order.createdAt)}  ${order.state.padEnd(9)}  ${pieces} pieces, ${money}`;
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
    `Order     ${showOrderNumber(order.number)}`,
    `State     ${order.state}`,
    `Asked for ${instantWords(order.createdAt)} by uid ${order.uid}`,
    'To',
    addressWords(order),
    'Lines',
    ...order.lines.map(
      ({ productId, priceId, quantity }) => `  ${quantity} × ${productId} (${priceId})`,
    ),
    payment
      ? `Payment   ${payment.id}: ${formatMoney({ amount: payment.received, currency: payment.currency }, 'en')}`
      : 'Payment   none',
    faults.length === 0 ? 'Agreement order, payment and catalogue agree' : 'Agreement',
    ...faults.map((fault) => `  ${fault}`),
  ].join('\n');
