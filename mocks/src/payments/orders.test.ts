import { encodeOrderNumber } from '@gschool/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createDemoPack } from '../content';
import { fromPlain, type Fields } from '../firestore/value';
import { createMock, type Mock } from '../mock';
import { memoryPersistence } from '../store/persistence/memory';
import { applyPaymentEvent } from './paymentEvents';

const now = Date.UTC(2026, 0, 31, 12);
const uid = 'demo-new';
const number = encodeOrderNumber(new Uint8Array(16).fill(3));
const checkout = `customers/${uid}/checkout_sessions/${number}`;
const payment = `customers/${uid}/payments/pi_${number}`;

let mock: Mock;
beforeEach(async () => {
  vi.useFakeTimers({ now });
  mock = await createMock({
    pack: createDemoPack(new Date(now)),
    base: '/',
    now,
    persistence: memoryPersistence(),
    actionUrl: 'http://localhost:5174/auth/action',
    checkoutUrl: 'http://localhost:5174/checkout.html',
    onUnhandled: () => undefined,
  });
});
afterEach(() => vi.useRealTimers());

const fields = (path: string) => mock.store.document(path)?.fields as Fields | undefined;
const put = (path: string, data: object) => mock.store.putDocument(path, fromPlain(data) as Fields);

/** Orders two mats with delivery and creates a checkout session for `quantity` of them. */
const placeOrder = async (quantity: number): Promise<void> => {
  put(`orders/${number}`, {
    uid,
    status: 'requested',
    lines: [
      { productId: 'cork-mat', priceId: 'cork-mat', quantity: 2 },
      { productId: 'delivery', priceId: 'delivery-world-free', quantity: 1 },
    ],
    sessionId: number,
  });
  put(checkout, {
    mode: 'payment',
    line_items: [
      { price: 'cork-mat', quantity },
      { price: 'delivery-world-free', quantity: 1 },
    ],
    success_url: 'http://localhost:5174/ok',
    cancel_url: 'http://localhost:5174/no',
    metadata: { orderId: number },
  });
  await mock.store.flush();
  await vi.advanceTimersByTimeAsync(700);
};
const pay = () =>
  applyPaymentEvent(mock.store, 'demo-gschool', {
    kind: 'paid',
    uid,
    session: number,
    card: 'good',
  });

it('creates the status of a new order and shows its lines on the checkout page', async () => {
  await placeOrder(2);
  expect(fields(`orderStatus/${number}`)).toMatchObject({ state: 'requested', paidAt: null });
  const [, hash = ''] = String(fields(checkout)?.url).split('#');
  const page = JSON.parse(atob(hash.replaceAll('-', '+').replaceAll('_', '/'))) as {
    lines: { name: string; amount: number; quantity: number }[];
  };
  expect(page.lines).toMatchObject([
    { name: 'Cork mat', amount: 6800, quantity: 2 },
    { name: 'Shipping', amount: 0, quantity: 1 },
  ]);
});

it('marks an order as paid once when the lines of the payment match', async () => {
  await placeOrder(2);
  pay();
  expect(fields(payment)).toMatchObject({ status: 'succeeded', amount: 13_600 });
  expect(fields(`orders/${number}`)?.status).toBe('paid');
  const paidAt = fields(`orderStatus/${number}`)?.paidAt;
  expect(paidAt).toEqual(expect.any(String));
  await vi.advanceTimersByTimeAsync(60_000);
  pay();
  expect(fields(`orderStatus/${number}`)?.paidAt).toBe(paidAt);
});

it('does not mark an order as paid when the lines differ', async () => {
  await placeOrder(1);
  pay();
  expect(fields(payment)).toMatchObject({ amount: 6800 });
  expect(fields(`orders/${number}`)?.status).toBe('requested');
  expect(fields(`orderStatus/${number}`)?.state).toBe('requested');
});

it('copies ten lines of a longer checkout, as the extension does, and marks the order as paid', async () => {
  const offers = [...mock.store.collection('', 'products')].flatMap(([path, { fields: product }]) =>
    product.role
      ? []
      : [...mock.store.collection(path, 'prices')].map(([at]) => ({
          productId: path.split('/')[1] ?? '',
          priceId: at.split('/').at(-1) ?? '',
          quantity: 1,
        })),
  );
  const lines = offers.slice(0, 12);
  put(`orders/${number}`, { uid, status: 'requested', lines, sessionId: number });
  put(checkout, {
    mode: 'payment',
    line_items: lines.map(({ priceId, quantity }) => ({ price: priceId, quantity })),
    success_url: 'http://localhost:5174/ok',
    cancel_url: 'http://localhost:5174/no',
    metadata: { orderId: number },
  });
  await mock.store.flush();
  await vi.advanceTimersByTimeAsync(700);
  pay();
  expect(fields(payment)?.items).toHaveLength(10);
  expect(fields(`orders/${number}`)?.status).toBe('paid');
});

it('creates no subscription for products and rejects recurring prices in payment mode', async () => {
  await placeOrder(2);
  pay();
  expect([...mock.store.collection(`customers/${uid}`, 'subscriptions')]).toEqual([]);
  put(`${checkout}-2`, {
    mode: 'payment',
    line_items: [{ price: 'plan-school-month', quantity: 1 }],
    success_url: 'http://localhost:5174/ok',
    cancel_url: 'http://localhost:5174/no',
  });
  await mock.store.flush();
  await vi.advanceTimersByTimeAsync(700);
  expect(fields(`${checkout}-2`)?.error).toMatchObject({
    message: expect.stringMatching(/recurring/) as string,
  });
});
