import type { StructuredQuery } from '../../../mocks/src/firestore/query';
import { each, may, mayNot, type AccessCase, type WriteAttempt } from '../accessCase';
import { aCart, anOrder, type Data } from '../samples';

const NUMBER = '7ZZZZZZZZZZZZZZZZZZZZZZZZZ';
const ORDER = `orders/${NUMBER}`;
const CHECKOUT = `customers/mira/checkout_sessions/${NUMBER}`;

const metadata = { orderId: NUMBER };
const goods = Array.from({ length: 20 }, (_, n) => ({
  productId: `mat-${n}`,
  priceId: `price_${n}`,
}));
const ordered = (count: number) => goods.slice(0, count).map((line) => ({ ...line, quantity: 99 }));
const bought = (count: number) =>
  goods.slice(0, count).map(({ priceId }) => ({ price: priceId, quantity: 99 }));

/** An order and the checkout that pays it, in one commit as the product writes them. */
const together = (
  count: number,
  { order = {}, checkout = {} }: { order?: Data; checkout?: Data } = {},
): readonly WriteAttempt[] => [
  {
    does: 'set',
    path: ORDER,
    data: anOrder({ lines: ordered(count), sessionId: NUMBER, ...order }),
    stamps: ['createdAt'],
  },
  { does: 'set', path: CHECKOUT, data: aCart(bought(count), { metadata, ...checkout }) },
];

const placing: readonly AccessCase[] = [
  may('mira', 'batch', ORDER, undefined, { but: 'with its checkout', writes: together(1) }),
  // The rules may evaluate 1,000 expressions, and this is the most that one order asks of them.
  may('mira', 'batch', ORDER, undefined, {
    but: 'of 20 lines, and its checkout',
    writes: together(20),
  }),
  mayNot('mira', 'batch', ORDER, undefined, {
    but: 'with a checkout that asks for a discount',
    writes: together(1, { checkout: { discounts: [{ coupon: 'FREE' }] } }),
  }),
  mayNot('mira', 'batch', ORDER, undefined, {
    but: 'paid already, with its checkout',
    writes: together(1, { order: { status: 'paid' } }),
  }),
  mayNot('nia', 'batch', ORDER, undefined, { but: "with mira's checkout", writes: together(1) }),
  mayNot('visitor', 'batch', ORDER, undefined, { but: 'with a checkout', writes: together(1) }),
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

const payments: readonly AccessCase[] = [
  may('mira', 'list', 'customers/mira/payments', undefined, { but: 'of an order', query: ofOrder }),
  ...(['visitor', 'nia', 'admin'] as const).map((who) =>
    mayNot(who, 'list', 'customers/mira/payments', undefined, {
      but: "of mira's order",
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

const reviews: readonly AccessCase[] = [
  ...each(['visitor', 'mira', 'admin'], may, 'get', REVIEW),
  may('visitor', 'list', 'products/mat/reviews', undefined, {
    but: 'newest first',
    query: { orderBy: [{ field: { fieldPath: 'writtenAt' }, direction: 'DESCENDING' }] },
  }),
  ...(['visitor', 'miraPaid', 'admin'] as const).flatMap((who) => [
    mayNot(who, 'set', 'products/mat/reviews/two', review),
    mayNot(who, 'update', REVIEW, { rating: 1 }),
    mayNot(who, 'delete', REVIEW),
    mayNot(who, 'list', 'reviews', undefined, { isGroup: true, but: 'across all' }),
  ]),
];

/** What the shop asks for beside single orders and checkouts. */
export const shopCases: readonly AccessCase[] = [...placing, ...payments, ...reviews];
