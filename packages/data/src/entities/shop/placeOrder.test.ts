import { AppError, isAppError, type ShopAddress, type ShopCatalogue } from '@gschool/domain';
import {
  createSampleProduct,
  createSampleProfile,
  createSampleVariant,
} from '@gschool/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { documentPaths } from '../../documents';
import { anAccount } from '../../testing/anAccount';
import { createTestBackend, type TestServer } from '../../testing/createTestBackend';
import type { OrderAttempt } from '../cart/storage/createShopStorage';
import { waitForPayment } from './usePaymentStatus';
import { payOrder, placeOrder, type PlaceOrderResult, type CheckoutDeps } from './placeOrder';
import { aLine } from '../cart/testing/tabs';

const address: ShopAddress = {
  name: ' Mira  Sol ',
  line1: '1 Quay',
  line2: '',
  city: 'Nantes',
  region: 'not asked for in France',
  postalCode: '44000',
  country: 'FR',
  phone: '',
};

const shipping = {
  id: 'delivery-server',
  productId: 'delivery',
  speed: 'standard' as const,
  countries: [],
  amount: 900,
  currency: 'usd',
  minimum: 0,
  days: [5, 9] as const,
};

const catalogue: ShopCatalogue = {
  products: [
    createSampleProduct('tee', [createSampleVariant('tee', { amount: 2400, stock: 3 })]),
    createSampleProduct('mug', [createSampleVariant('mug', { amount: 1800 })]),
  ],
  shipping: [shipping],
};

let server: TestServer;
let attempt: OrderAttempt | null;
let dice: number;
let deps: CheckoutDeps;

beforeEach(async () => {
  vi.useFakeTimers();
  const test = createTestBackend();
  ({ server } = test);
  server.current = anAccount('mira', { isEmailVerified: true });
  server.put(documentPaths.user('mira'), createSampleProfile());
  attempt = null;
  dice = 0;
  const shop = await test.backend.shop();
  deps = {
    shop: { ...shop, catalogue: async () => catalogue },
    payments: await test.backend.payments(),
    orderAttempts: { get: () => attempt, set: (next) => void (attempt = next) },
    randomBytes: () => new Uint8Array(16).fill((dice += 1)),
    // Reversed, so that it contains no part of the text.
    digest: async (text) => text.split('').toReversed().join(''),
    timedOut: new Set(),
    returnUrls: {
      success: (n) => `http://localhost:5174/ok?order=${n}`,
      cancel: (n) => `http://localhost:5174/no?order=${n}`,
    },
  };
});
afterEach(() => vi.useRealTimers());

const { signal } = new AbortController();
const options = {
  uid: 'mira',
  lines: [aLine('tee', 2), aLine('mug')],
  address,
  speed: 'standard' as const,
  signal,
};

const orders = () => server.list(documentPaths.orders);
const checkouts = () => server.list(documentPaths.checkoutSessions('mira'));
const firstNumber = (): string => [...orders().keys()][0] ?? '';

/** Adds what the payment extension writes to a checkout. */
const answerCheckout = (id: string, fields: object): void =>
  server.merge(documentPaths.checkoutSession('mira', id), fields);

/** Responds the way the payment extension would. */
const answerCheckouts = (): void => {
  for (const [id, { url, error }] of checkouts())
    if (!url && !error)
      answerCheckout(id, { url: `https://pay.example/${id}`, created: new Date(Date.now()) });
};

/** Reports a payment of an order, or removes it with null. */
const report = (number: string, status: 'processing' | 'succeeded' | null): void =>
  server.put(
    `${documentPaths.payments('mira')}/${number}`,
    status && { status, metadata: { orderId: number } },
  );

/** Places an order and completes the checkout the way the payment provider would. */
const placed = async (changes: Partial<typeof options> = {}): Promise<PlaceOrderResult> => {
  const done = placeOrder(deps, { ...options, ...changes });
  await vi.advanceTimersByTimeAsync(500);
  answerCheckouts();
  await vi.advanceTimersByTimeAsync(1000);
  return done;
};

describe('placing an order', () => {
  it('prices the cart from the catalog and writes only ids and quantities', async () => {
    const answer = await placed();
    expect(answer).toMatchObject({
      kind: 'pay',
      estimate: { subtotal: { amount: 6600 }, shipping: { amount: 900 }, total: { amount: 7500 } },
    });
    const number = firstNumber();
    const order = server.read(documentPaths.order(number));
    expect(order?.['lines']).toEqual([
      { productId: 'tee', priceId: 'tee', quantity: 2 },
      { productId: 'mug', priceId: 'mug', quantity: 1 },
      { productId: 'delivery', priceId: 'delivery-server', quantity: 1 },
    ]);
    expect(order?.['address']).toMatchObject({ name: 'Mira Sol', country: 'FR' });
    expect(order?.['address']).not.toHaveProperty('region');
    expect(answer).toMatchObject({ url: `https://pay.example/${number}-1` });
  });

  it('creates one order for a double submit, and for a retry after a lost response', async () => {
    const both = await Promise.all([placed(), placed()]);
    expect(new Set(both.map((one) => 'number' in one && one.number)).size).toBe(1);
    server.before = (name) => {
      if (name === 'payments.checkout') throw new AppError({ kind: 'offline' });
    };
    const lost = await placeOrder(deps, options).catch((error: unknown) => error);
    expect(isAppError(lost, 'offline')).toBe(true);
    server.before = () => undefined;
    expect(await placed()).toMatchObject({ kind: 'pay', number: firstNumber() });
    expect(orders().size).toBe(1);
    expect(checkouts().size).toBe(1);
  });

  it('creates another order for another cart, and after one is finished', async () => {
    await placed();
    await placed({ lines: [aLine('mug')] });
    await placed({ lines: [aLine('mug')], address: { ...address, line1: '2 Quay' } });
    attempt = null;
    await placed({ lines: [aLine('mug')] });
    expect(orders().size).toBe(4);
  });

  it('stores a digest instead of the items and the address', async () => {
    await placed();
    expect(JSON.stringify(attempt)).not.toMatch(/Quay|Mira|mug/);
  });

  it('orders nothing that differs from what the customer has seen', async () => {
    const none = async (changes: Partial<typeof options>) => {
      const { kind } = await placed(changes);
      return kind;
    };
    expect(await none({ lines: [] })).toBe('emptyCart');
    expect(await none({ lines: [aLine('tee', 4)] })).toBe('cartChanged');
    expect(await none({ lines: [aLine('gone')] })).toBe('cartChanged');
    expect(await none({ address: { ...address, postalCode: '4400' } })).toBe('badAddress');
    const elsewhere = { ...catalogue, shipping: [{ ...shipping, countries: ['US'] }] };
    deps = { ...deps, shop: { ...deps.shop, catalogue: async () => elsewhere } };
    expect(await none({})).toBe('noShipping');
    expect(orders().size).toBe(0);
    expect(attempt).toBeNull();
  });

  it('creates no checkout without payment, and pays the same order once it is set up', async () => {
    const { returnUrls: returns } = deps;
    deps = { ...deps, returnUrls: null };
    const answer = await placed();
    expect(answer).toMatchObject({ kind: 'requested', estimate: { total: { amount: 7500 } } });
    expect(checkouts().size).toBe(0);
    deps = { ...deps, returnUrls: returns };
    expect(await placed()).toMatchObject({ kind: 'pay' });
    expect([orders().size, checkouts().size]).toEqual([1, 1]);
  });

  it('returns a refusal, and a timeout of the payment page', async () => {
    const timedOut = placeOrder(deps, options);
    await vi.advanceTimersByTimeAsync(61_000);
    const answer = await timedOut;
    expect(answer).toMatchObject({ kind: 'timedOut' });
    const number = firstNumber();
    const refused = payOrder(deps, { uid: 'mira', number, signal });
    await vi.advanceTimersByTimeAsync(500);
    answerCheckout(`${number}-2`, { error: { message: 'No such price' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await refused).toEqual({ kind: 'refused', number, message: 'No such price' });
  });

  it('refuses to pay the order of another customer', async () => {
    await placed();
    const number = firstNumber();
    server.current = anAccount('nia', { isEmailVerified: true });
    const failed = await payOrder(deps, { uid: 'nia', number, signal }).catch(
      (error: unknown) => error,
    );
    expect(isAppError(failed, 'notFound')).toBe(true);
  });
});

describe('paying an order again', () => {
  /** Selects "Pay" and answers the checkout. */
  const pay = async (number: string) => {
    const step = payOrder(deps, { uid: 'mira', number, signal });
    await vi.advanceTimersByTimeAsync(500);
    answerCheckouts();
    await vi.advanceTimersByTimeAsync(1000);
    return step;
  };
  const hour = 3_600_000;
  let number: string;
  beforeEach(async () => {
    await placed();
    number = firstNumber();
  });

  it('opens the same payment page for 23 hours', async () => {
    await vi.advanceTimersByTimeAsync(22 * hour);
    expect(await pay(number)).toMatchObject({ url: `https://pay.example/${number}-1` });
    expect(checkouts().size).toBe(1);
  });

  it('opens another payment page after 23 hours, before the payment provider closes it', async () => {
    await vi.advanceTimersByTimeAsync(23 * hour);
    expect(await pay(number)).toMatchObject({ url: `https://pay.example/${number}-2` });
    expect(await pay(number)).toMatchObject({ url: `https://pay.example/${number}-2` });
  });

  it('opens another payment page after an error of the payment extension', async () => {
    answerCheckout(`${number}-1`, { error: { message: 'Stripe was down' } });
    expect(await pay(number)).toMatchObject({ url: `https://pay.example/${number}-2` });
  });

  it('opens another payment page after the extension has not answered for a minute', async () => {
    answerCheckout(`${number}-1`, { url: '' });
    const first = payOrder(deps, { uid: 'mira', number, signal });
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await first).toMatchObject({ kind: 'timedOut' });
    expect(await pay(number)).toMatchObject({ url: `https://pay.example/${number}-2` });
  });

  it('opens one payment page for a press in each of two tabs', async () => {
    answerCheckout(`${number}-1`, { error: { message: 'Stripe was down' } });
    const steps = await Promise.all([pay(number), pay(number)]);
    expect(new Set(steps.map((step) => 'url' in step && step.url))).toEqual(
      new Set([`https://pay.example/${number}-2`]),
    );
    expect(checkouts().size).toBe(2);
  });

  it('opens no payment page after a payment was reported', async () => {
    report(number, 'succeeded');
    expect(await pay(number)).toEqual({ kind: 'reported', number, progress: 'received' });
    expect(checkouts().size).toBe(1);
  });

  it('opens no second payment page while a payment is processing, and one after it failed', async () => {
    report(number, 'processing');
    expect(await pay(number)).toEqual({ kind: 'reported', number, progress: 'processing' });
    expect(checkouts().size).toBe(1);
    report(number, null);
    expect(await pay(number)).toMatchObject({ kind: 'pay' });
  });

  it('pays an order of an earlier version, whose checkout has its number as id', async () => {
    server.put(documentPaths.checkoutSession('mira', `${number}-1`), null);
    answerCheckout(number, {
      url: 'https://pay.example/old',
      created: new Date(Date.now()),
      metadata: { orderId: number },
    });
    expect(await pay(number)).toMatchObject({ url: 'https://pay.example/old' });
    await vi.advanceTimersByTimeAsync(23 * hour);
    expect(await pay(number)).toMatchObject({ url: `https://pay.example/${number}-1` });
  });
});

describe('ordering the same items again', () => {
  it.each(['paid', 'cancelled', 'delivered'] as const)(
    'is a new order after the first one is %s',
    async (state) => {
      await placed();
      server.merge(documentPaths.order(firstNumber()), { status: state });
      expect(await placed()).toMatchObject({ kind: 'pay' });
      expect(orders().size).toBe(2);
    },
  );

  it('is a new order once a payment of the first one was reported', async () => {
    await placed();
    report(firstNumber(), 'succeeded');
    expect(await placed()).toMatchObject({ kind: 'pay' });
    expect(orders().size).toBe(2);
  });
});

describe('ordering the same items while their payment is processing', () => {
  it('is not a new order, and opens no payment page', async () => {
    await placed();
    const number = firstNumber();
    report(number, 'processing');
    expect(await placed()).toMatchObject({ kind: 'reported', number, progress: 'processing' });
    expect([orders().size, checkouts().size]).toEqual([1, 1]);
  });
});

describe('waitForPayment', () => {
  it('checks after a second, then at most every five, for a minute', async () => {
    await placed();
    const number = firstNumber();
    const first = waitForPayment(deps.shop, { uid: 'mira', number, signal });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await first).toBe('timedOut');
    const checks = server.calls.filter((name) => name === 'shop.paymentProgress').length;
    expect(checks).toBeGreaterThan(10);
    expect(checks).toBeLessThan(20);
    const second = waitForPayment(deps.shop, { uid: 'mira', number, signal });
    report(number, 'succeeded');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await second).toBe('received');
  });

  it('reports that a payment is processing, and that it was received meanwhile', async () => {
    await placed();
    const number = firstNumber();
    const onReport = vi.fn();
    const wait = () => waitForPayment(deps.shop, { uid: 'mira', number, signal, onReport });
    report(number, 'processing');
    const first = wait();
    await vi.advanceTimersByTimeAsync(0);
    expect(onReport).toHaveBeenCalledWith('processing');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await first).toBe('processing');
    const second = wait();
    report(number, 'succeeded');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await second).toBe('received');
  });
});
