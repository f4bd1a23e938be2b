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

const way = {
  id: 'delivery-world',
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
  shipping: [way],
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
    returns: {
      success: (n) => `http://shop/ok?order=${n}`,
      cancel: (n) => `http://shop/no?order=${n}`,
    },
  };
});
afterEach(() => vi.useRealTimers());

const { signal } = new AbortController();
const wish = {
  uid: 'mira',
  lines: [aLine('tee', 2), aLine('mug')],
  address,
  speed: 'standard' as const,
  signal,
};

/** Places, answering the checkout as the payment service would. */
const placed = async (changes: Partial<typeof wish> = {}): Promise<PlaceOrderResult> => {
  const done = placeOrder(deps, { ...wish, ...changes });
  await vi.advanceTimersByTimeAsync(500);
  for (const [id, answer] of money.checkouts) {
    if (answer.state === 'waiting')
      money.checkouts.set(id, { state: 'ready', url: `https://pay.example/${id}` });
  }
  await vi.advanceTimersByTimeAsync(1000);
  return done;
};

describe('placing an order', () => {
  it('prices the cart from the catalogue and writes ids and quantities alone', async () => {
    const answer = await placed();
    expect(answer).toMatchObject({
      kind: 'pay',
      estimate: { subtotal: { amount: 6600 }, shipping: { amount: 900 }, total: { amount: 7500 } },
    });
    const [order] = [...counter.orders.values()];
    expect(order?.lines).toEqual([
      { productId: 'tee', priceId: 'tee', quantity: 2 },
      { productId: 'mug', priceId: 'mug', quantity: 1 },
      { productId: 'delivery', priceId: 'delivery-world', quantity: 1 },
    ]);
    expect(order?.address).toMatchObject({ name: 'Mira Sol', region: '', country: 'FR' });
    expect(answer).toMatchObject({ url: `https://pay.example/${order?.number}` });
  });

  it('makes one order of a double submit, and of a try after the answer was lost', async () => {
    const both = await Promise.all([placed(), placed()]);
    expect(new Set(both.map((one) => 'number' in one && one.number)).size).toBe(1);
    before = (name) => {
      if (name === 'payments.checkout') throw new AppError({ kind: 'offline' });
    };
    const lost = await placeOrder(deps, wish).catch((error: unknown) => error);
    expect(isAppError(lost, 'offline')).toBe(true);
    before = () => undefined;
    expect(await placed()).toMatchObject({ kind: 'pay', number: [...counter.orders.keys()][0] });
    expect(counter.orders.size).toBe(1);
    expect(money.checkouts.size).toBe(1);
  });

  it('is another order when something else is asked for, and after one is finished', async () => {
    await placed();
    await placed({ lines: [aLine('mug')] });
    await placed({ lines: [aLine('mug')], address: { ...address, line1: '2 Quay' } });
    attempt = null;
    await placed({ lines: [aLine('mug')] });
    expect(counter.orders.size).toBe(4);
  });

  it('orders nothing that somebody has not seen', async () => {
    const none = async (changes: Partial<typeof wish>) => {
      const { kind } = await placed(changes);
      return kind;
    };
    expect(await none({ lines: [] })).toBe('emptyCart');
    expect(await none({ lines: [aLine('tee', 4)] })).toBe('cartChanged');
    expect(await none({ lines: [aLine('gone')] })).toBe('cartChanged');
    expect(await none({ address: { ...address, postalCode: '4400' } })).toBe('badAddress');
    counter.catalogue = { ...catalogue, shipping: [{ ...way, countries: ['US'] }] };
    expect(await none({})).toBe('noShipping');
    expect(counter.orders.size).toBe(0);
    expect(attempt).toBeNull();
  });

  it('asks for no payment where none is set up, and pays the same order once it is', async () => {
    const { returns } = deps;
    deps = { ...deps, returns: null };
    const answer = await placed();
    expect(answer).toMatchObject({ kind: 'requested', estimate: { total: { amount: 7500 } } });
    expect(money.checkouts.size).toBe(0);
    deps = { ...deps, returns };
    expect(await placed()).toMatchObject({ kind: 'pay' });
    expect([counter.orders.size, money.checkouts.size]).toEqual([1, 1]);
  });

  it('hands on a refusal, and says when the payment page is late', async () => {
    const late = placeOrder(deps, wish);
    await vi.advanceTimersByTimeAsync(61_000);
    const answer = await late;
    expect(answer).toMatchObject({ kind: 'late' });
    const number = [...counter.orders.keys()][0] ?? '';
    money.checkouts.set(number, { state: 'refused', message: 'No such price' });
    expect(await payOrder(deps, { uid: 'mira', number, signal })).toEqual({
      kind: 'refused',
      number,
      message: 'No such price',
    });
  });

  it('lets nobody pay the order of somebody else', async () => {
    await placed();
    const number = [...counter.orders.keys()][0] ?? '';
    money.checkouts.clear();
    const failed = await payOrder(deps, { uid: 'nia', number, signal }).catch(
      (error: unknown) => error,
    );
    expect(isAppError(failed, 'notFound')).toBe(true);
  });
});

describe('word of a payment', () => {
  it('is waited for: a second, backing off to five, for a minute', async () => {
    await placed();
    const number = [...counter.orders.keys()][0] ?? '';
    const first = waitForPayment(deps.shop, { uid: 'mira', number, signal });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await first).toBe(false);
    const looks = calls.filter((name) => name === 'shop.isPaid').length;
    expect(looks).toBeGreaterThan(10);
    expect(looks).toBeLessThan(20);
    const second = waitForPayment(deps.shop, { uid: 'mira', number, signal });
    counter.paid.add(number);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await second).toBe(true);
  });
});
