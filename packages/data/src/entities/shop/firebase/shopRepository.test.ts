import { createMockServer, DEMO_PASSWORD, type MockServer } from '@gschool/mocks/node';
import { emptyAddress, encodeOrderNumber } from '@gschool/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Backend } from '../../../backend';
import type { OrderRequest, ShopRepository } from '../shopRepository';
import { errorOf, openDemoBackend } from '../../../firebase/testing/demoBackend';

const UID = 'demo-member';
let server: MockServer;
let backend: Backend;
let shop: ShopRepository;

beforeAll(async () => {
  server = await createMockServer({ slowDelay: [1, 2] });
  server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  backend = await openDemoBackend();
  shop = await backend.shop();
});
afterEach(() => server.reset());

const signIn = () => backend.auth.signIn('member@gschool.example', DEMO_PASSWORD);

const order = (chance: number, changes: Partial<OrderRequest> = {}): OrderRequest => ({
  uid: UID,
  number: encodeOrderNumber(new Uint8Array(16).fill(chance)),
  lines: [
    { productId: 'cork-mat', priceId: 'cork-mat', quantity: 2 },
    { productId: 'delivery', priceId: 'delivery-server-free', quantity: 1 },
  ],
  address: { ...emptyAddress, name: 'Maya', line1: 'Rua 1', city: 'Lisbon', country: 'PT' },
  payment: { successUrl: 'http://localhost:5174/ok', cancelUrl: 'http://localhost:5174/no' },
  ...changes,
});

describe('products', () => {
  it('are public: 24 of them, without shipping and memberships', async () => {
    const { products, shipping: delivery } = await shop.catalogue();
    expect(products).toHaveLength(24);
    expect(delivery.map(({ speed }) => speed)).toContain('express');
    expect(products.some(({ id }) => id.startsWith('plan-') || id === 'delivery')).toBe(false);
    const tee = await shop.product('studio-tee');
    expect(tee).toEqual(products.find(({ id }) => id === 'studio-tee'));
    const reviews = await shop.reviews('studio-tee');
    expect(reviews).toHaveLength(tee.rating?.count ?? 0);
    const dates = reviews.map(({ writtenAt }) => writtenAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it.each(['nothing', 'plan-school', 'delivery', '../users/demo-member', ''])(
    'do not include %j',
    async (id) => {
      expect(await errorOf(shop.product(id))).toEqual({ kind: 'notFound', what: 'product' });
    },
  );
});

describe('the department of a product', () => {
  it.each([
    ['cork-mat', 'mats'],
    // Its document marks it as archived.
    ['wool-blanket', 'recovery'],
    ['plan-school', null],
    ['nothing', null],
    ['../users/demo-member', null],
  ])('of %s is %s', async (id, department) => {
    expect(await shop.department(id)).toBe(department);
  });

  it('is known of a product that is not for sale', async () => {
    expect(await errorOf(shop.product('wool-blanket'))).toMatchObject({ kind: 'notFound' });
  });
});

describe('an order', () => {
  it('is written once with its checkout, however often it is placed', async () => {
    await signIn();
    const request = order(1);
    await shop.place(request);
    await shop.place(request);
    expect(await shop.order(UID, request.number)).toMatchObject({
      state: 'requested',
      lines: request.lines,
      sessionId: `${request.number}-1`,
    });
    const session = server.store.document(`customers/${UID}/checkout_sessions/${request.number}-1`);
    expect(session?.fields).toMatchObject({
      mode: 'payment',
      line_items: [
        { price: 'cork-mat', quantity: 2 },
        { price: 'delivery-server-free', quantity: 1 },
      ],
      metadata: { orderId: request.number },
    });
    const own = await shop.orders(UID);
    expect(own[0]?.number).toBe(request.number);
    expect(own.filter(({ number }) => number === request.number)).toHaveLength(1);
  });

  it('is written together with its checkout or not at all', async () => {
    await signIn();
    const request = order(2, {
      payment: { successUrl: 'https://evil.example/', cancelUrl: 'http://localhost:5174/no' },
    });
    expect(await errorOf(shop.place(request))).toMatchObject({ kind: 'forbidden' });
    expect(server.store.document(`orders/${request.number}`)).toBeNull();
  });

  it('has each checkout once, and another one with another id', async () => {
    await signIn();
    const { payment, ...request } = order(6);
    if (!payment) throw new Error('no payment');
    await shop.place({ ...request, payment });
    const retry = { ...request, payment, checkoutId: `${request.number}-2` };
    await Promise.all([shop.createCheckout(retry), shop.createCheckout(retry)]);
    const checkouts = await shop.checkouts(UID, request.number);
    expect(checkouts.map(({ id }) => id).toSorted()).toEqual([
      `${request.number}-1`,
      `${request.number}-2`,
    ]);
    expect(await shop.checkouts(UID, order(7).number)).toEqual([]);
  });

  it('is counted, also when two tabs order at the same time', async () => {
    await signIn();
    const before = (await shop.orders(UID)).length;
    await Promise.all([1, 2, 3, 4].map((n) => shop.place(order(n))));
    expect(await shop.orders(UID)).toHaveLength(before + 4);
    expect(server.store.document(`customers/${UID}/limits/checkout`)?.fields.count).toBe(4);
  });

  it('is refused after ten within an hour, and then works again', async () => {
    await signIn();
    const before = (await shop.orders(UID)).length;
    for (let n = 1; n <= 10; n += 1) await shop.place(order(n));
    expect(await errorOf(shop.place(order(11)))).toEqual({ kind: 'limitReached' });
    expect(await shop.orders(UID)).toHaveLength(before + 10);
    // An order that was placed before still counts as placed.
    await shop.place(order(3));
    const limit = `customers/${UID}/limits/checkout`;
    const { fields = {} } = server.store.document(limit) ?? {};
    const startMinutesAgo = (minutes: number) => {
      const value = new Date(Date.now() - minutes * 60_000).toISOString();
      const startedAt = { __type__: 'timestamp', value } as const;
      server.store.putDocument(limit, { ...fields, startedAt });
    };
    startMinutesAgo(59);
    expect(await errorOf(shop.place(order(11)))).toEqual({ kind: 'limitReached' });
    startMinutesAgo(61);
    await shop.place(order(11));
    expect(await shop.orders(UID)).toHaveLength(before + 11);
  });

  it('is refused for an address that is not verified', async () => {
    await backend.auth.signIn('unverified@gschool.example', DEMO_PASSWORD);
    const placing = () => shop.place(order(1, { uid: 'demo-unverified' }));
    expect(await errorOf(placing())).toEqual({ kind: 'forbidden' });
    // A full count that began more than an hour ago is not the reason for a refusal.
    const value = new Date(Date.now() - 61 * 60_000).toISOString();
    const long = { __type__: 'timestamp', value } as const;
    const count = { count: 10, startedAt: long, openedAt: long, sessionId: 'a-1' };
    server.store.putDocument('customers/demo-unverified/limits/checkout', count);
    expect(await errorOf(placing())).toEqual({ kind: 'forbidden' });
  });

  it('is hidden from others, and so is its existence', async () => {
    await signIn();
    const request = order(3);
    await shop.place(request);
    await backend.auth.signIn('new@gschool.example', DEMO_PASSWORD);
    for (const number of [request.number, order(4).number, 'x/y']) {
      expect(await errorOf(shop.order('demo-new', number))).toEqual({
        kind: 'notFound',
        what: 'order',
      });
    }
    expect(await errorOf(shop.place({ ...request, uid: 'demo-new' }))).toMatchObject({
      kind: 'forbidden',
    });
    expect(await shop.orders('demo-new')).toEqual([]);
  });

  it('can be tracked by its number without an account', async () => {
    await signIn();
    const [latest] = await shop.orders(UID);
    await backend.auth.signOut();
    expect(await shop.status(latest?.number ?? '')).toMatchObject({ state: latest?.state });
    expect(await errorOf(shop.status(order(9).number))).toEqual({
      kind: 'notFound',
      what: 'order',
    });
    expect(await errorOf(shop.orders(UID))).toMatchObject({ kind: 'forbidden' });
  });

  it('is paid once the payment provider reports it', async () => {
    await signIn();
    const { number } = order(5);
    const report = (id: string, status: string) =>
      server.store.putDocument(`customers/${UID}/payments/${id}`, {
        status,
        metadata: { orderId: number },
      });
    expect(await shop.paymentProgress(UID, number)).toBe('none');
    report('pi_5', 'requires_payment_method');
    expect(await shop.paymentProgress(UID, number)).toBe('none');
    report('pi_6', 'processing');
    expect(await shop.paymentProgress(UID, number)).toBe('processing');
    // Several payments failed before one succeeded.
    for (let n = 0; n < 6; n += 1) report(`pi_1${n}`, 'canceled');
    report('pi_6', 'succeeded');
    expect(await shop.paymentProgress(UID, number)).toBe('received');
  });
});
