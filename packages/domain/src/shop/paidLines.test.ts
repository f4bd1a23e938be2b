import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { OrderedLine } from '../documents/order';
import { findPaymentDifferences, type ReportedPayment } from './paidLines';

const PRICES = Array.from({ length: 20 }, (_, n) => ({ id: `price-${n}`, amount: 100 * (n + 1) }));

const findPrice = (priceId: string) => {
  const found = PRICES.find(({ id }) => id === priceId);
  return found ? { amount: found.amount, currency: 'usd' } : null;
};
const sum = (lines: readonly { priceId: string; quantity: number }[]): number =>
  lines.reduce(
    (total, { priceId, quantity }) => total + (findPrice(priceId)?.amount ?? 0) * quantity,
    0,
  );
const compare = (ordered: readonly OrderedLine[], payment: ReportedPayment) =>
  findPaymentDifferences(ordered, payment, findPrice);

const createOrders = (minLength: number) =>
  fc
    .tuple(
      fc.shuffledSubarray(PRICES, { minLength, maxLength: 20 }),
      fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 20, maxLength: 20 }),
    )
    .map(([prices, quantities]) =>
      prices.map(({ id }, n): OrderedLine => ({
        productId: id,
        priceId: id,
        quantity: quantities[n] ?? 1,
      })),
    );

/**
 * The data that the payment extension copies from a checkout: the first ten lines, and the total
 * amount.
 */
const pay = (lines: readonly OrderedLine[]): ReportedPayment => ({
  lines: lines.slice(0, 10).map(({ priceId, quantity }) => ({ priceId, quantity })),
  received: { amount: sum(lines), currency: 'usd' },
});

describe('a payment', () => {
  it('must have the same lines as the order', () => {
    const lines = [
      { productId: 'a', priceId: 'a', quantity: 2 },
      { productId: 'a', priceId: 'a', quantity: 1 },
    ];
    const received = { amount: 300, currency: 'usd' };
    expect(compare(lines, { lines: [{ priceId: 'a', quantity: 3 }], received })).toEqual([]);
    expect(compare(lines, { lines: [{ priceId: 'b', quantity: 3 }], received })).toEqual([
      { kind: 'line', priceId: 'a', ordered: 3, paid: 0 },
      { kind: 'line', priceId: 'b', ordered: 0, paid: 3 },
    ]);
  });

  it('of all lines is accepted, in any order and for any number of lines', () => {
    fc.assert(
      fc.property(
        createOrders(1).chain((order) =>
          fc.tuple(
            fc.constant(order),
            fc.shuffledSubarray(order, { minLength: order.length, maxLength: order.length }),
          ),
        ),
        ([order, paid]) => {
          expect(compare(order, pay(paid))).toEqual([]);
        },
      ),
    );
  });

  it('with a changed line is refused, whether the line is reported or not', () => {
    fc.assert(
      fc.property(
        createOrders(1).chain((order) => fc.tuple(fc.constant(order), fc.nat(order.length - 1))),
        fc.integer({ min: 1, max: 5 }),
        ([order, changed], more) => {
          const paid = order.map((line, n) =>
            n === changed ? { ...line, quantity: line.quantity + more } : line,
          );
          expect(compare(order, pay(paid))).not.toEqual([]);
          expect(compare(paid, pay(order))).not.toEqual([]);
        },
      ),
    );
  });

  it('with another amount or currency is refused if it does not report all lines', () => {
    fc.assert(
      fc.property(
        createOrders(11),
        fc.integer({ min: -50, max: 50 }).filter((cents) => cents !== 0),
        (order, cents) => {
          const { lines, received } = pay(order);
          const amount = received.amount + cents;
          expect(compare(order, { lines, received: { ...received, amount } })).toMatchObject([
            { kind: 'amount', ordered: received },
          ]);
          const inEuros = compare(order, { lines, received: { ...received, currency: 'EUR' } });
          expect(inEuros).toHaveLength(order.length);
          expect(inEuros[0]).toMatchObject({ kind: 'unknownPrice', currency: 'eur' });
        },
      ),
    );
  });

  it('of fewer than ten lines pays no order that has more', () => {
    fc.assert(
      fc.property(createOrders(11), (order) => {
        const { lines, received } = pay(order);
        expect(compare(order, { lines: lines.slice(1), received })).not.toEqual([]);
      }),
    );
  });

  it('cannot be checked if the catalogue has no price for a line that is not reported', () => {
    const order = PRICES.slice(0, 12).map(({ id }) => ({
      productId: id,
      priceId: id,
      quantity: 1,
    }));
    const { lines, received } = pay(order);
    const withoutLast = (id: string) => (id === 'price-11' ? null : findPrice(id));
    expect(findPaymentDifferences(order, { lines, received }, withoutLast)).toEqual([
      { kind: 'unknownPrice', priceId: 'price-11', currency: 'usd' },
    ]);
  });
});
