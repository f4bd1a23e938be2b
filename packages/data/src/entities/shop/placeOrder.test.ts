import { AppError, isAppError, type ShopAddress, type ShopCatalogue } from '@gschool/domain';
import { createSampleProduct, createSampleVariant } from '@gschool/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createMemoryPayments, type MemoryPayments } from '../../testing/memoryPayments';
import { createMemoryShop, emptyMemoryShop, type MemoryShop } from '../../testing/memoryShop';
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

let counter: MemoryShop;
let money: MemoryPayments;
let calls: string[];
let before: (name: string) => void;
let attempt: OrderAttempt | null;
let dice: number;
let deps: CheckoutDeps;

beforeEach(() => {
  vi.useFakeTimers();
  counter = { ...emptyMemoryShop(), catalogue };
  money = { subscriptions: [], checkouts: new Map() };
  calls = [];
  before = () => undefined;
  attempt = null;
  dice = 0;
  const operation = async <T>(name: string, run: () => T): Promise<T> => {
    calls.push(name);
    before(name);
    return run();
  };
  deps = {
    shop: createMemoryShop(counter, money, operation),
    payments: createMemoryPayments(money, operation),
    orderAttempts: { get: () => attempt, set: (next) => void (attempt = next) },
    randomBytes: () => new Uint8Array(16).fill((dice += 1)),
    // Reversed, so that it contains no part of the text.
    digest: async (text) => text.split('').toReversed().join(''),
    timedOut: new Set(),
    returnUrls: {
      success: (n) => `http://shop/ok?order=${n}`,
      cancel: (n) => `http://shop/no?order=${n}`,
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

/** Responds the way the payment extension would. */
const answerCheckouts = (): void => {
  for (const [id, answer] of money.checkouts) {
    if (answer.state !== 'waiting') continue;
    money.checkouts.set(id, { state: 'ready', url: `https://pay.example/${id}` });
    counter.checkoutTimes.set(id, Date.now());
  }
};

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
    const [order] = [...counter.orders.values()];
    expect(order?.lines).toEqual([
      { productId: 'tee', priceId: 'tee', quantity: 2 },
      { productId: 'mug', priceId: 'mug', quantity: 1 },
      { productId: 'delivery', priceId: 'delivery-server', quantity: 1 },
    ]);
    expect(order?.address).toMatchObject({ name: 'Mira Sol', region: '', country: 'FR' });
    expect(answer).toMatchObject({ url: `https://pay.example/${order?.number}-1` });
  });

  it('creates one order for a double submit, and for a retry after a lost response', async () => {
    const both = await Promise.all([placed(), placed()]);
    expect(new Set(both.map((one) => 'number' in one && one.number)).size).toBe(1);
    before = (name) => {
      if (name === 'payments.checkout') throw new AppError({ kind: 'offline' });
    };
    const lost = await placeOrder(deps, options).catch((error: unknown) => error);
    expect(isAppError(lost, 'offline')).toBe(true);
    before = () => undefined;
    expect(await placed()).toMatchObject({ kind: 'pay', number: [...counter.orders.keys()][0] });
    expect(counter.orders.size).toBe(1);
    expect(money.checkouts.size).toBe(1);
  });

  it('creates another order for another cart, and after one is finished', async () => {
    await placed();
    await placed({ lines: [aLine('mug')] });
    await placed({ lines: [aLine('mug')], address: { ...address, line1: '2 Quay' } });
    attempt = null;
    await placed({ lines: [aLine('mug')] });
    expect(counter.orders.size).toBe(4);
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
    counter.catalogue = { ...catalogue, shipping: [{ ...shipping, countries: ['US'] }] };
    expect(await none({})).toBe('noShipping');
    expect(counter.orders.size).toBe(0);
    expect(attempt).toBeNull();
  });

  it('creates no checkout without payment, and pays the same order once it is set up', async () => {
    const { returnUrls: returns } = deps;
    deps = { ...deps, returnUrls: null };
    const answer = await placed();
    expect(answer).toMatchObject({ kind: 'requested', estimate: { total: { amount: 7500 } } });
    expect(money.checkouts.size).toBe(0);
    deps = { ...deps, returnUrls: returns };
    expect(await placed()).toMatchObject({ kind: 'pay' });
    expect([counter.orders.size, money.checkouts.size]).toEqual([1, 1]);
  });

  it('returns a refusal, and a timeout of the payment page', async () => {
    const timedOut = placeOrder(deps, options);
    await vi.advanceTimersByTimeAsync(61_000);
    const answer = await timedOut;
    expect(answer).toMatchObject({ kind: 'timedOut' });
    const number = [...counter.orders.keys()][0] ?? '';
    const refused = payOrder(deps, { uid: 'mira', number, signal });
    await vi.advanceTimersByTimeAsync(500);
    money.checkouts.set(`${number}-2`, { state: 'refused', message: 'No such price' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await refused).toEqual({ kind: 'refused', number, message: 'No such price' });
  });

  it('refuses to pay the order of another customer', async () => {
    await placed();
    const number = [...counter.orders.keys()][0] ?? '';
    money.checkouts.clear();
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
    number = [...counter.orders.keys()][0] ?? '';
  });

  it('opens the same payment page for 23 hours', async () => {
    await vi.advanceTimersByTimeAsync(22 * hour);
    expect(await pay(number)).toMatchObject({ url: `https://pay.example/${number}-1` });
    expect(money.checkouts.size).toBe(1);
  });

  it('opens another payment page after 23 hours, before the payment provider closes it', async () => {
    await vi.advanceTimersByTimeAsync(23 * hour);
    expect(await pay(number)).toMatchObject({ url: `https://pay.example/${number}-2` });
    expect(await pay(number)).toMatchObject({ url: `https://pay.example/${number}-2` });
  });

  it('opens another payment page after an error of the payment extension', async () => {
    money.checkouts.set(`${number}-1`, { state: 'refused', message: 'Stripe was down' });
    expect(await pay(number)).toMatchObject({ url: `https://pay.example/${number}-2` });
  });

  it('opens another payment page after the extension has not answered for a minute', async () => {
    money.checkouts.set(`${number}-1`, { state: 'waiting' });
    const first = payOrder(deps, { uid: 'mira', number, signal });
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await first).toMatchObject({ kind: 'timedOut' });
    expect(await pay(number)).toMatchObject({ url: `https://pay.example/${number}-2` });
  });

  it('opens one payment page for a press in each of two tabs', async () => {
    money.checkouts.set(`${number}-1`, { state: 'refused', message: 'Stripe was down' });
    const steps = await Promise.all([pay(number), pay(number)]);
    expect(new Set(steps.map((step) => 'url' in step && step.url))).toEqual(
      new Set([`https://pay.example/${number}-2`]),
    );
    expect(money.checkouts.size).toBe(2);
  });

  it('opens no payment page after a payment was reported', async () => {
    counter.progress.set(number, 'received');
    expect(await pay(number)).toEqual({ kind: 'reported', number, progress: 'received' });
    expect(money.checkouts.size).toBe(1);
  });

  it('opens no second payment page while a payment is processing, and one after it failed', async () => {
    counter.progress.set(number, 'processing');
    expect(await pay(number)).toEqual({ kind: 'reported', number, progress: 'processing' });
    expect(money.checkouts.size).toBe(1);
    counter.progress.delete(number);
    expect(await pay(number)).toMatchObject({ kind: 'pay' });
  });

  it('pays an order of an earlier version, whose checkout has its number as id', async () => {
    money.checkouts.clear();
    money.checkouts.set(number, { state: 'ready', url: 'https://pay.example/old' });
    counter.checkoutTimes.set(number, Date.now());
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
      const [first] = [...counter.orders.values()];
      counter.orders.set(first!.number, { ...first!, state });
      expect(await placed()).toMatchObject({ kind: 'pay' });
      expect(counter.orders.size).toBe(2);
    },
  );

  it('is a new order once a payment of the first one was reported', async () => {
    await placed();
    counter.progress.set([...counter.orders.keys()][0] ?? '', 'received');
    expect(await placed()).toMatchObject({ kind: 'pay' });
    expect(counter.orders.size).toBe(2);
  });
});

describe('ordering the same items while their payment is processing', () => {
  it('is not a new order, and opens no payment page', async () => {
    await placed();
    const number = [...counter.orders.keys()][0] ?? '';
    counter.progress.set(number, 'processing');
    expect(await placed()).toMatchObject({ kind: 'reported', number, progress: 'processing' });
    expect([counter.orders.size, money.checkouts.size]).toEqual([1, 1]);
  });
});

describe('waitForPayment', () => {
  it('checks after a second, then at most every five, for a minute', async () => {
    await placed();
    const number = [...counter.orders.keys()][0] ?? '';
    const first = waitForPayment(deps.shop, { uid: 'mira', number, signal });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await first).toBe('timedOut');
    const checks = calls.filter((name) => name === 'shop.paymentProgress').length;
    expect(checks).toBeGreaterThan(10);
    expect(checks).toBeLessThan(20);
    const second = waitForPayment(deps.shop, { uid: 'mira', number, signal });
    counter.progress.set(number, 'received');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await second).toBe('received');
  });

  it('reports that a payment is processing, and that it was received meanwhile', async () => {
    await placed();
    const number = [...counter.orders.keys()][0] ?? '';
    const onReport = vi.fn();
    const wait = () => waitForPayment(deps.shop, { uid: 'mira', number, signal, onReport });
    counter.progress.set(number, 'processing');
    const first = wait();
    await vi.advanceTimersByTimeAsync(0);
    expect(onReport).toHaveBeenCalledWith('processing');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await first).toBe('processing');
    const second = wait();
    counter.progress.set(number, 'received');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await second).toBe('received');
  });
});
