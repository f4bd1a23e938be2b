import { encodeOrderNumber, type OrderState } from '@gschool/domain';

import { timestamp } from '../../firestore/value';
import type { SeedDocument } from '../../store/types';
import type { Person } from './people';

const HOUR_MS = 3_600_000;

type Line = readonly [productId: string, priceId: string, quantity: number, amount: number];

const mug: Line = ['morning-mug', 'morning-mug-oat', 1, 1800];
const mat: Line = ['cork-mat', 'cork-mat', 1, 6800];
const balls: Line = ['massage-balls', 'massage-balls', 2, 1700];
const shipping: Line = ['delivery', 'delivery-world', 1, 900];

interface SchoolOrder {
  /** The position of the customer among the members. */
  customer: number;
  state: OrderState;
  hoursAgo: number;
  lines: readonly Line[];
  /** The number of payments that succeeded. */
  payments: number;
  /** The payment has other lines than the order. */
  isMismatch?: boolean;
}

/** Two orders to send, and one for each problem that an administrator can find. */
const schoolOrders: readonly SchoolOrder[] = [
  { customer: 0, state: 'paid', hoursAgo: 3, lines: [mug, shipping], payments: 1 },
  { customer: 4, state: 'paid', hoursAgo: 20, lines: [mat, balls, shipping], payments: 1 },
  { customer: 9, state: 'paid', hoursAgo: 30, lines: [balls, shipping], payments: 2 },
  {
    customer: 12,
    state: 'requested',
    hoursAgo: 6,
    lines: [mat, shipping],
    payments: 1,
    isMismatch: true,
  },
  { customer: 14, state: 'requested', hoursAgo: 1, lines: [mug, shipping], payments: 0 },
  { customer: 16, state: 'sent', hoursAgo: 70, lines: [mug, shipping], payments: 1 },
  { customer: 18, state: 'delivered', hoursAgo: 300, lines: [mat, shipping], payments: 1 },
  { customer: 24, state: 'cancelled', hoursAgo: 50, lines: [balls, shipping], payments: 1 },
];

/** The numbers of the orders, in their order. */
export const schoolOrderNumbers: readonly string[] = schoolOrders.map((_, n) =>
  encodeOrderNumber(Uint8Array.from({ length: 16 }, (__, at) => (at * 53 + n * 29 + 90) % 256)),
);

const toLines = (lines: readonly Line[]) =>
  lines.map(([productId, priceId, quantity]) => ({ productId, priceId, quantity }));

/** When an order reached each state, one hour apart. */
const toStatus = ({ state, hoursAgo }: SchoolOrder, now: number) => {
  const at = (hours: number) => new Date(now - (hoursAgo - hours) * HOUR_MS).toISOString();
  const isPaid = state === 'paid' || state === 'sent' || state === 'delivered';
  return {
    state,
    requestedAt: at(0),
    paidAt: isPaid ? at(0.2) : null,
    sentAt: state === 'sent' || state === 'delivered' ? at(24) : null,
    deliveredAt: state === 'delivered' ? at(90) : null,
    cancelledAt: state === 'cancelled' ? at(1) : null,
  };
};

const createPayments = (
  { lines, hoursAgo, payments, isMismatch }: SchoolOrder,
  number: string,
  uid: string,
  now: number,
): SeedDocument[] =>
  Array.from({ length: payments }, (_, at) => {
    const paid = isMismatch ? lines.slice(1) : lines;
    const amount = paid.reduce((sum, [, , quantity, price]) => sum + quantity * price, 0);
    return {
      path: `customers/${uid}/payments/pi_${number.slice(0, 8)}_${at + 1}`,
      data: {
        status: 'succeeded',
        amount,
        amount_received: amount,
        currency: 'usd',
        created: Math.floor((now - hoursAgo * HOUR_MS) / 1000) + 300 + at * 60,
        livemode: false,
        last_payment_error: null,
        metadata: { orderId: number },
        items: paid.map(([productId, priceId, quantity, price]) => ({
          price: { id: priceId, product: productId },
          quantity,
          amount_total: quantity * price,
          currency: 'usd',
        })),
      },
    };
  });

/** The orders of the school's members, with their payments. `now` is in epoch milliseconds. */
export const listOrderDocuments = (people: readonly Person[], now: number): SeedDocument[] =>
  schoolOrders.flatMap((order, n) => {
    const person = people[order.customer];
    const number = schoolOrderNumbers[n] ?? '';
    if (!person) return [];
    const status = toStatus(order, now);
    const address = {
      name: person.name,
      line1: `${12 + n} Harbour Street`,
      line2: n % 2 === 0 ? 'Flat 3' : '',
      city: 'Lisbon',
      region: '',
      postalCode: `1100-14${n}`,
      country: 'PT',
      phone: `+351 555 01${40 + n}`,
    };
    const data = {
      uid: person.uid,
      status: order.state,
      lines: toLines(order.lines),
      address,
      sessionId: `${number}-1`,
      createdAt: timestamp(status.requestedAt),
    };
    return [
      { path: `orders/${number}`, data },
      { path: `orderStatus/${number}`, data: status },
      ...createPayments(order, number, person.uid, now),
    ];
  });
