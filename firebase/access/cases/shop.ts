import type { StructuredQuery } from '../../../mocks/src/firestore/query';
import { forUsers, allow, deny, type AccessCase, type BatchWrite } from '../accessCase';
import { countCheckout } from '../checkoutCount';
import { aCartCheckout, anOrder, type Data } from '../samples';

const NUMBER = '7ZZZZZZZZZZZZZZZZZZZZZZZZZ';
const ORDER = `orders/${NUMBER}`;
const SESSION_ID = `${NUMBER}-1`;
const CHECKOUT = `customers/mira/checkout_sessions/${SESSION_ID}`;

const metadata = { orderId: NUMBER };
const orderLines = Array.from({ length: 20 }, (_, n) => ({
  productId: `mat-${n}`,
  priceId: `price_${n}`,
}));
const linesOfOrder = (count: number) =>
  orderLines.slice(0, count).map((line) => ({ ...line, quantity: 99 }));
const linesOfCheckout = (count: number) =>
  orderLines.slice(0, count).map(({ priceId }) => ({ price: priceId, quantity: 99 }));

/** An order and its checkout session in one commit, as the product writes them. */
const orderWithCheckout = (
  count: number,
  { order = {}, checkout = {} }: { order?: Data; checkout?: Data } = {},
): readonly BatchWrite[] => [
  {
    operation: 'set',
    path: ORDER,
    data: anOrder({ lines: linesOfOrder(count), sessionId: SESSION_ID, ...order }),
    serverTimestamps: ['createdAt'],
  },
  {
    operation: 'set',
    path: CHECKOUT,
    data: aCartCheckout(linesOfCheckout(count), { metadata, ...checkout }),
  },
  countCheckout('mira', SESSION_ID),
];

const orderCases: readonly AccessCase[] = [
  allow('miraProven', 'batch', ORDER, undefined, {
    detail: 'with its checkout',
    writes: orderWithCheckout(1),
  }),
  // The largest order: the rules may evaluate at most 1,000 expressions for a request.
  allow('miraProven', 'batch', ORDER, undefined, {
    detail: 'of 20 lines, and its checkout',
    writes: orderWithCheckout(20),
  }),
  deny('miraProven', 'batch', ORDER, undefined, {
    detail: 'with a checkout that asks for a discount',
    writes: orderWithCheckout(1, { checkout: { discounts: [{ coupon: 'FREE' }] } }),
  }),
  deny('miraProven', 'batch', ORDER, undefined, {
    detail: 'paid already, with its checkout',
    writes: orderWithCheckout(1, { order: { status: 'paid' } }),
  }),
  deny('niaProven', 'batch', ORDER, undefined, {
    detail: "with mira's checkout",
    writes: orderWithCheckout(1),
  }),
  deny('visitor', 'batch', ORDER, undefined, {
    detail: 'with a checkout',
    writes: orderWithCheckout(1),
  }),
];

const ofOrder: Partial<StructuredQuery> = {
  where: {
    fieldFilter: {
      field: { fieldPath: 'metadata.orderId' },
      op: 'EQUAL',
      value: { stringValue: NUMBER },
    },
  },
};

const paymentCases: readonly AccessCase[] = [
  allow('mira', 'list', 'customers/mira/payments', undefined, {
    detail: 'of an order',
    query: ofOrder,
  }),
  ...(['visitor', 'nia', 'admin'] as const).map((user) =>
    deny(user, 'list', 'customers/mira/payments', undefined, {
      detail: "of mira's order",
      query: ofOrder,
    }),
  ),
];

const REVIEW = 'products/mat/reviews/one';
const review = {
  author: 'Mira',
  rating: 1,
  title: '',
  text: '',
  writtenAt: '2026-11-20T10:00:00.000Z',
};

const reviewCases: readonly AccessCase[] = [
  ...forUsers(['visitor', 'mira', 'admin'], allow, 'get', REVIEW),
  allow('visitor', 'list', 'products/mat/reviews', undefined, {
    detail: 'newest first',
    query: { orderBy: [{ field: { fieldPath: 'writtenAt' }, direction: 'DESCENDING' }] },
  }),
  ...(['visitor', 'miraPaid', 'admin'] as const).flatMap((user) => [
    deny(user, 'set', 'products/mat/reviews/two', review),
    deny(user, 'update', REVIEW, { rating: 1 }),
    deny(user, 'delete', REVIEW),
    deny(user, 'list', 'reviews', undefined, { isGroup: true, detail: 'across all' }),
  ]),
];

/** Orders together with their checkout, payments and reviews. */
export const shopCases: readonly AccessCase[] = [...orderCases, ...paymentCases, ...reviewCases];
