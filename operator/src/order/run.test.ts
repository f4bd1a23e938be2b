import { emptyAddress, type ShippingRate, type OrderStatus, type Product } from '@gschool/domain';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

import { RejectedError } from '../command/errors';
import { createPrint } from '../command/print';
import { parseOrder } from '../testing/parseCommand';
import { plantedTexts, unsafeCharacters } from '../testing/unsafeCharacters';
import { runOrder } from './run';
import type { OrderService, StoredOrder, StoredPayment } from './service';

const NUMBER = '0123456789ABCDEFGHJKMNPQRS';
const now = Date.UTC(2026, 10, 21, 12);

const price = { options: {}, compareAt: null, currency: 'usd', stock: 5 };
const mat = {
  id: 'mat',
  variants: [{ ...price, id: 'price_mat', amount: 6800 }],
} as unknown as Product;
const createShippingRate = (id: string, amount: number, minimum: number): ShippingRate => ({
  id,
  productId: 'delivery',
  speed: 'standard',
  countries: [],
  amount,
  currency: 'usd',
  minimum,
  days: [3, 5],
});

let order: StoredOrder;
let status: OrderStatus | null;
let payments: StoredPayment[];
let writes: number;

const paid = (changes: Partial<StoredPayment> = {}): StoredPayment => ({
  id: 'pi_1',
  status: 'succeeded',
  received: 7700,
  currency: 'usd',
  lines: order.lines,
  ...changes,
});

beforeEach(() => {
  order = {
    uid: 'mira',
    number: NUMBER,
    state: 'requested',
    lines: [
      { productId: 'mat', priceId: 'price_mat', quantity: 1 },
      { productId: 'delivery', priceId: 'way', quantity: 1 },
    ],
    address: { ...emptyAddress, name: 'Mira', line1: '1 Quay', city: 'Nantes', country: 'FR' },
    sessionId: NUMBER,
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  status = null;
  payments = [paid()];
  writes = 0;
});

const service: OrderService = {
  listRecent: async (state) => (state === null || order.state === state ? [order] : []),
  find: async (number) => (number === NUMBER ? order : null),
  listPayments: async () => payments,
  readCatalogue: async () => ({
    products: [mat],
    shipping: [createShippingRate('way', 900, 0), createShippingRate('way-free', 0, 10_000)],
  }),
  change: async (_, decide) => {
    const next = decide(order, status);
    if (next === null) return;
    writes += 1;
    status = next;
    order = { ...order, state: next.state };
  },
};

const runAndPrint = async (...args: string[]): Promise<string> => {
  const request = parseOrder(args);
  const lines: string[] = [];
  await runOrder(
    service,
    request,
    now,
    createPrint((line) => lines.push(line)),
  );
  return lines.join('\n');
};

describe('npm run order', () => {
  it('marks an order paid if its payment has the same lines, then sent and delivered', async () => {
    expect(await runAndPrint('state', NUMBER, 'paid')).toContain('requested → paid. Done.');
    expect(status).toMatchObject({
      state: 'paid',
      requestedAt: '2026-11-20T10:00:00.000Z',
      paidAt: '2026-11-21T12:00:00.000Z',
      sentAt: null,
    });
    expect(await runAndPrint('state', NUMBER, 'paid')).toContain('Nothing to do');
    await runAndPrint('state', NUMBER, 'sent');
    await runAndPrint('state', NUMBER, 'delivered');
    expect([order.state, writes]).toEqual(['delivered', 3]);
  });

  it.each([
    ['nothing was paid', () => (payments = []), /no payment for this order has succeeded/],
    ['it failed', () => (payments = [paid({ status: 'canceled' })]), /no payment/],
    [
      'other lines were paid',
      () => (payments = [paid({ lines: [{ priceId: 'price_mat', quantity: 2 }] })]),
      /price_mat: 1 ordered, 2 paid\n.*way: 1 ordered, 0 paid/,
    ],
    [
      'the subtotal is too low for free shipping',
      () => {
        order.lines = [
          order.lines[0]!,
          { productId: 'delivery', priceId: 'way-free', quantity: 1 },
        ];
        payments = [paid()];
      },
      /way-free is not a shipping option/,
    ],
    [
      'it has no shipping option',
      () => {
        order.lines = order.lines.slice(0, 1);
        payments = [paid()];
      },
      /no shipping/,
    ],
    [
      'it contains an old price',
      () => {
        order.lines = [{ ...order.lines[0]!, priceId: 'price_old' }, order.lines[1]!];
        payments = [paid()];
      },
      /price_old is no longer sold/,
    ],
  ])('refuses where %s, and writes nothing', async (_, change, message) => {
    change();
    const refused = runAndPrint('state', NUMBER, 'paid');
    await expect(refused).rejects.toThrow(RejectedError);
    await expect(refused).rejects.toThrow(message);
    expect(writes).toBe(0);
    expect(await runAndPrint('show', NUMBER)).toMatch(message);
  });

  it('uses the matching payment of several', async () => {
    payments = [paid({ id: 'pi_0', lines: [] }), paid()];
    expect(await runAndPrint('show', NUMBER)).toContain('order, payment and catalog match');
    expect(await runAndPrint('list')).toMatch(/012345-6789A-.*requested.*2 items, \$77\.00 paid$/);
    expect(await runAndPrint('list', '--state', 'sent')).toContain('No orders match');
  });

  it('skips no step, makes a new order trackable, and writes nothing in a dry run', async () => {
    await expect(runAndPrint('state', NUMBER, 'sent')).rejects.toThrow(
      /can become paid or cancelled/,
    );
    expect(await runAndPrint('state', NUMBER, 'paid', '--dry-run')).toContain(
      'nothing was written',
    );
    expect([writes, order.state]).toEqual([0, 'requested']);
    await runAndPrint('state', NUMBER, 'requested');
    expect(status).toMatchObject({ state: 'requested', paidAt: null });
    await runAndPrint('state', NUMBER, 'cancelled');
    await expect(runAndPrint('state', NUMBER, 'paid')).rejects.toThrow(/that is its final state/);
    await expect(runAndPrint('show', NUMBER.replace('0', 'Z'))).rejects.toThrow(
      /There is no order/,
    );
  });

  it('shows what a customer wrote without unsafe characters, one line for each text', async () => {
    const shown = async (planted: string) => {
      const text = (name: string) => `${name}${planted}x`;
      order.address = { ...order.address, name: text('Mira'), line2: text('B'), phone: text('1') };
      order.lines = [{ productId: text('mat'), priceId: text('price'), quantity: 1 }];
      payments = [paid({ lines: [{ priceId: text('other'), quantity: 1 }] })];
      return `${await runAndPrint('list')}\n${await runAndPrint('show', NUMBER)}`.split('\n');
    };
    const plain = await shown('');
    await fc.assert(
      fc.asyncProperty(plantedTexts, async (planted) => {
        const lines = await shown(planted);
        expect(lines).toHaveLength(plain.length);
        for (const line of lines) expect(line).not.toMatch(unsafeCharacters);
      }),
    );
    const forged = await shown(
      '\nPayment   pi_9: $77.00\nCheck     order, payment and catalog match',
    );
    expect(forged.filter((line) => line.startsWith('Payment'))).toHaveLength(1);
    expect(forged).not.toContain('Check     order, payment and catalog match');
  });

  it.each([
    [['ship'], /unknown command 'ship'/],
    [['show'], /missing required argument 'number'/],
    [['show', 'abc'], /not an order number/],
    [['state', NUMBER], /missing required argument 'state'/],
    [['state', NUMBER, 'lost'], /Allowed choices are requested, paid/],
    [['list', '--limit', '0'], /1 to 200/],
    [['list', '--dry-run'], /unknown option '--dry-run'/],
    [['show', NUMBER, 'x'], /too many arguments/],
    [['list', '--all'], /unknown option '--all'/],
  ])('rejects %j', (args, message) => {
    expect(() => parseOrder(args)).toThrow(message);
  });

  it('accepts a number as it is read aloud', () => {
    expect(parseOrder(['show', 'o12345-6789a-bcdef-ghjkm-npqrs'])).toMatchObject({
      number: NUMBER,
    });
  });
});
