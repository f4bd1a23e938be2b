import { AppError, isAppError, type ShopAddress, type ShopCatalogue } from '@gschool/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createMemoryPayments, type MemoryPayments } from '../testing/memoryPayments';
import { createMemoryShop, emptyMemoryShop, type MemoryShop } from '../testing/memoryShop';
import type { OrderAttempt } from './storage/createShopStorage';
import { waitForPayment } from './usePaymentStatus';
import { payOrder, placeOrder, type PlaceOrderResult, type CheckoutDeps } from './placeOrder';
import { aLine, aProduct, aVariant } from './testing/tabs';

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
    aProduct('tee', [aVariant('tee', { amount: 2400, stock: 3 })]),
    aProduct('mug', [aVariant('mug', { amount: 1800 })]),
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
  money = { plans: [], subscriptions: [], checkouts: new Map() };
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

/** Places an order and completes the checkout as the payment provider would. */
const placed = async (changes: Partial<typeof options> = {}): Promise<PlaceOrderResult> => {
  const done = placeOrder(deps, { ...options, ...changes });
  await vi.advanceTimersByTimeAsync(500);
  for (const [id, answer] of money.checkouts) {
    if (answer.state === 'waiting')
      money.checkouts.set(id, { state: 'ready', url: `https://pay.example/${id}` });
  }
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
    expect(answer).toMatchObject({ url: `https://pay.example/${order?.number}` });
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
    money.checkouts.set(number, { state: 'refused', message: 'No such price' });
    expect(await payOrder(deps, { uid: 'mira', number, signal })).toEqual({
      kind: 'refused',
      number,
      message: 'No such price',
    });
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

describe('waitForPayment', () => {
  it('checks after a second, then at most every five, for a minute', async () => {
    await placed();
    const number = [...counter.orders.keys()][0] ?? '';
    const first = waitForPayment(deps.shop, { uid: 'mira', number, signal });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await first).toBe(false);
    const checks = calls.filter((name) => name === 'shop.isPaid').length;
    expect(checks).toBeGreaterThan(10);
    expect(checks).toBeLessThan(20);
    const second = waitForPayment(deps.shop, { uid: 'mira', number, signal });
    counter.paid.add(number);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await second).toBe(true);
  });
});
