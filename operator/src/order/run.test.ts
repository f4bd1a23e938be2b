import type { LogService, OrderService, StoredOrder, StoredPayment } from '@gschool/admin';
import { createTestServices } from '@gschool/admin/testing';
import type { ShippingRate, OrderStatus, Product } from '@gschool/domain';
import { createSampleOrder } from '@gschool/domain/testing';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

import { RejectedError } from '../command/errors';
import { createPrint } from '../command/print';
import { parseOrder } from '../testing/parseCommand';
import { plantedTexts, unsafeCharacters } from '../testing/unsafeCharacters';
import { runOrder } from './run';

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
let sold: Product[];
let archived: string[];
let next: string | null;
let asked: object[];
let refunded: readonly string[];
let log: LogService;

const paid = (changes: Partial<StoredPayment> = {}): StoredPayment => ({
  id: 'pi_1',
  status: 'succeeded',
  created: 1_795_255_200,
  isTest: false,
  received: 7700,
  currency: 'usd',
  lines: order.lines,
  isRefunded: false,
  ...changes,
});

beforeEach(() => {
  order = {
    uid: 'mira',
    ...createSampleOrder({ number: NUMBER }),
  };
  status = null;
  payments = [paid()];
  writes = 0;
  sold = [mat];
  archived = [];
  next = null;
  asked = [];
  refunded = [];
  ({ log } = createTestServices());
});

const service: OrderService = {
  listNewest: async (filter) => {
    asked.push(filter);
    return { orders: [null, order.state].includes(filter.state) ? [order] : [], next };
  },
  listPaid: async (filter) => {
    asked.push(filter);
    return { orders: [order], next: null };
  },
  find: async (number) => (number === NUMBER ? order : null),
  listPayments: async () =>
    payments.map((one) => ({ ...one, isRefunded: refunded.includes(one.id) })),
  readCatalogue: async () => ({
    products: sold,
    shipping: [createShippingRate('way', 900, 0), createShippingRate('way-free', 0, 10_000)],
    archived: new Set(archived),
  }),
  readStatus: async () => status,
  change: async (_, decide) => {
    const change = await log.change(async (transaction) =>
      decide({ order, status, refunded }, transaction),
    );
    if (change === null) return;
    writes += 1;
    refunded = change.refunded ?? refunded;
    if (change.status) {
      status = change.status;
      order = { ...order, state: status.state };
    }
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

  it('marks an order of 20 lines paid, of which the payment has only ten', async () => {
    const ids = Array.from({ length: 19 }, (_, n) => `price_${n}`);
    sold = ids.map((id, n) => ({
      ...mat,
      id: `mat_${n}`,
      variants: [{ ...mat.variants[0]!, id, amount: 100 }],
    }));
    order.lines = [
      ...ids.map((priceId, n) => ({ productId: `mat_${n}`, priceId, quantity: 1 })),
      { productId: 'delivery', priceId: 'way', quantity: 1 },
    ];
    const lines = order.lines.slice(0, 10);
    payments = [paid({ lines, received: 2700 })];
    await expect(runAndPrint('state', NUMBER, 'paid')).rejects.toThrow(
      'the items cost $28.00, but $27.00 was paid',
    );
    payments = [
      paid({ lines: [{ ...lines[0]!, quantity: 2 }, ...lines.slice(1)], received: 2800 }),
    ];
    await expect(runAndPrint('state', NUMBER, 'paid')).rejects.toThrow(
      'price_0: 1 ordered, 2 paid',
    );
    payments = [paid({ lines, received: 2800 })];
    await runAndPrint('state', NUMBER, 'paid');
    await runAndPrint('state', NUMBER, 'sent');
    expect(order.state).toBe('sent');
  });

  it('uses the matching payment of several', async () => {
    payments = [paid({ id: 'pi_0', lines: [] }), paid()];
    expect(await runAndPrint('show', NUMBER)).not.toContain('ordered');
    payments = [paid({ id: 'pi_0', lines: [], status: 'canceled' }), paid()];
    expect(await runAndPrint('show', NUMBER)).toContain('order, payment and catalog match');
    expect(await runAndPrint('list')).toMatch(/012345-6789A-.*requested.*2 items, \$77\.00 paid$/);
    expect(await runAndPrint('list', '--state', 'sent')).toContain('No orders match');
  });

  it('reports an order that was paid twice, and sends it after one payment was refunded', async () => {
    payments = [paid({ id: 'pi_late', created: 1_795_255_300 }), paid()];
    expect(await runAndPrint('list')).toMatch(/\$77\.00 paid, paid twice: refund pi_late$/);
    expect(await runAndPrint('show', NUMBER)).toContain(
      '\n  paid twice: refund pi_late ($77.00) in Stripe, if it isn’t refunded yet',
    );
    await runAndPrint('state', NUMBER, 'paid');
    const refused = runAndPrint('state', NUMBER, 'sent');
    await expect(refused).rejects.toThrow(RejectedError);
    await expect(refused).rejects.toThrow(/refund pi_late.*\n.*again with --refunded pi_late/);
    await expect(runAndPrint('state', NUMBER, 'sent', '--refunded', 'pi_9')).rejects.toThrow(
      'pi_9 is not a payment of this order',
    );
    expect([order.state, writes]).toEqual(['paid', 1]);
    await runAndPrint('state', NUMBER, 'sent', '--refunded', 'pi_late');
    expect(order.state).toBe('sent');
  });

  it.each(['requested', 'paid'] as const)(
    'cancels a %s order only after each payment that succeeded was refunded',
    async (state) => {
      order.state = state;
      payments = [
        paid(),
        paid({ id: 'pi_2', lines: [] }),
        paid({ id: 'pi_3', status: 'canceled' }),
      ];
      const refused = runAndPrint('state', NUMBER, 'cancelled', '--refunded', 'pi_2');
      await expect(refused).rejects.toThrow(RejectedError);
      await expect(refused).rejects.toThrow(
        /pi_1 \(\$77\.00\) succeeded: refund.*\n.*again with --refunded pi_2 --refunded pi_1\.$/,
      );
      expect(writes).toBe(0);
      await runAndPrint('state', NUMBER, 'cancelled', '--refunded', 'pi_1', '--refunded', 'pi_2');
      expect(order.state).toBe('cancelled');
    },
  );

  it('reports a payment that arrived after the order was cancelled or sent', async () => {
    payments = [];
    await runAndPrint('state', NUMBER, 'cancelled');
    expect(await runAndPrint('show', NUMBER)).toContain('Check     nothing was paid');
    payments = [paid()];
    expect(await runAndPrint('list', '--with-payment')).toMatch(
      /cancelled.*\$77\.00 paid, but cancelled: refund pi_1$/,
    );
    expect(await runAndPrint('show', NUMBER)).toContain(
      'Check\n  paid, but cancelled: refund pi_1 ($77.00) in Stripe, if it isn’t refunded yet',
    );
    order.state = 'sent';
    payments = [paid(), paid({ id: 'pi_late', created: 1_795_255_300 })];
    expect(await runAndPrint('list', '--with-payment')).toMatch(
      /sent.*\$77\.00 paid, paid twice: refund pi_late$/,
    );
  });

  it.each([
    ['the payment is gone', () => (payments = []), [], /no payment for this order/],
    [
      'other lines were paid',
      () => (payments = [paid({ lines: [] })]),
      [],
      /can’t be marked sent:\n.*price_mat: 1 ordered, 0 paid/,
    ],
    ['the only payment was refunded', () => undefined, ['--refunded', 'pi_1'], /no payment/],
  ])('does not send an order where %s', async (_, change, options, message) => {
    order.state = 'paid';
    change();
    await expect(runAndPrint('state', NUMBER, 'sent', ...options)).rejects.toThrow(message);
    expect(writes).toBe(0);
  });

  it('sends a paid order with a product that is no longer sold', async () => {
    sold = [];
    await expect(runAndPrint('state', NUMBER, 'paid')).rejects.toThrow('no longer sold');
    order.state = 'paid';
    expect(await runAndPrint('show', NUMBER)).toContain('order and payment match');
    expect(await runAndPrint('state', NUMBER, 'sent')).toContain('paid → sent. Done.');
  });

  it('accepts a price that was archived after the payment, and only if the payment has it', async () => {
    archived = ['price_mat', 'way'];
    expect(await runAndPrint('list')).toMatch(/2 items, \$77\.00 paid$/);
    expect(await runAndPrint('show', NUMBER)).toContain('order, payment and catalog match');
    payments = [paid({ lines: [{ priceId: 'other', quantity: 1 }] })];
    const refused = runAndPrint('state', NUMBER, 'paid');
    await expect(refused).rejects.toThrow(/price_mat is no longer sold/);
    await expect(refused).rejects.toThrow(/way is not a shipping option/);
    payments = [paid()];
    expect(await runAndPrint('state', NUMBER, 'paid')).toContain('requested → paid. Done.');
  });

  it('accepts no archived shipping option whose minimum was not reached', async () => {
    archived = ['way-free'];
    order.lines = [order.lines[0]!, { productId: 'delivery', priceId: 'way-free', quantity: 1 }];
    payments = [paid()];
    await expect(runAndPrint('state', NUMBER, 'paid')).rejects.toThrow(
      'way-free is not a shipping option',
    );
  });

  it('shows the page of each payment in Stripe, because refunds are only there', async () => {
    payments = [paid(), paid({ id: 'pi_2', status: 'canceled', isTest: true })];
    const shown = await runAndPrint('show', NUMBER);
    for (const line of [
      'Payment   pi_1: $77.00, succeeded',
      '  https://dashboard.stripe.com/payments/pi_1 (refunds and disputes are shown only there)',
      '  https://dashboard.stripe.com/test/payments/pi_2 (refunds and disputes are shown only there)',
    ])
      expect(shown.split('\n')).toContain(line);
  });

  it('says how to list the next page', async () => {
    next = '2026-11-20T10:00:00.000000123Z';
    expect(await runAndPrint('list', '--before', '2026-11-21')).toMatch(
      /\nMore: add --before 2026-11-20T10:00:00\.000000123Z$/,
    );
    await runAndPrint('list', '--with-payment', '--state', 'requested', '--before', next);
    expect(asked).toMatchObject([
      { state: null, limit: 20, before: '2026-11-21' },
      { state: 'requested', limit: 20, before: next },
    ]);
  });

  it.each([
    NUMBER.toLowerCase(),
    NUMBER.replace('0', 'O'),
    NUMBER.replace('1', 'I'),
    `${NUMBER.slice(0, 6)}-${NUMBER.slice(6)}`,
    'order-of-eve',
  ])('marks the foreign id %s in the list, which would be typed as another number', async (id) => {
    expect(await runAndPrint('list')).not.toContain('FOREIGN ID');
    order = { ...order, number: id };
    const listed = await runAndPrint('list');
    expect(listed).toContain(`${id} (FOREIGN ID: not an order number, don’t type it)`);
    expect(listed.split('\n')).toHaveLength(1);
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
    payments = [];
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
    [['list', '--before', 'yesterday'], /takes a time in UTC/],
    [['list', '--before', '2026-13-01'], /takes a time in UTC/],
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
