import { createMockServer, DEMO_PASSWORD, type MockServer } from '@gschool/mocks/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Backend } from '../../../backend';
import { openCheckout } from '../openCheckout';
import type { PaymentRepository } from '../paymentRepository';
import { errorOf, openDemoBackend } from '../../../firebase/testing/demoBackend';

const params = {
  priceId: 'plan-school-month',
  successUrl: 'http://localhost:5173/profile?tab=subscription&checkout=success',
  cancelUrl: 'http://localhost:5173/profile?tab=subscription&checkout=cancelled',
};
/** Never waits, since the mock responds immediately. */
const instantTimers = {
  now: () => 0,
  wait: () => new Promise<void>((done) => void setTimeout(done)),
};
const signal = new AbortController().signal;

let server: MockServer;
let backend: Backend;
let payments: PaymentRepository;

beforeAll(async () => {
  server = await createMockServer();
  server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  backend = await openDemoBackend();
  payments = await backend.payments();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.reset();
});

const as = (name: string) => backend.auth.signIn(`${name}@gschool.example`, DEMO_PASSWORD);
const put = async (path: string, data: Record<string, string | number | boolean | null>) => {
  server.store.putDocument(path, data);
  await server.store.flush();
};

describe('plans', () => {
  it('are public, with their prices, in their order', async () => {
    const plans = await payments.plans();
    expect(plans.map(({ id, name, isRecommended }) => [id, name, isRecommended])).toEqual([
      ['plan-school', 'School', true],
      ['plan-patron', 'Patron', false],
    ]);
    expect(plans[0]?.includes[0]).toBe('Every class and every series');
    expect(plans[0]?.prices.map(({ id, money }) => [id, money.amount]).toSorted()).toEqual([
      ['plan-school-month', 1900],
      ['plan-school-year', 19000],
    ]);
  });

  it('leave out products of the shop, inactive and invalid ones', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const price = { active: true, unit_amount: 500, currency: 'usd', interval: 'month' };
    await put('products/mug', { active: true, name: 'Mug', role: null });
    await put('products/mug/prices/mug-1', price);
    await put('products/old', { active: false, name: 'Old', role: 'member' });
    await put('products/old/prices/old-1', price);
    await put('products/broken', { active: true, name: '', role: 'member' });
    await put('products/broken/prices/broken-1', price);
    await put('products/priceless', { active: true, name: 'Priceless', role: 'member' });
    await put('products/plan-school/prices/cheap', { ...price, active: false });
    const plans = await payments.plans();
    expect(plans.map(({ id }) => id)).toEqual(['plan-school', 'plan-patron']);
    expect(plans[0]?.prices).toHaveLength(2);
  });

  it('are found among many archived ones', async () => {
    for (let n = 0; n < 40; n += 1) {
      // Its id sorts before the others.
      const old = { active: false, name: 'Old', role: 'a-member' };
      server.store.putDocument(`products/a-${n}`, old);
    }
    await server.store.flush();
    expect((await payments.plans()).map(({ id }) => id)).toEqual(['plan-school', 'plan-patron']);
  });

  it('need one request for the products and one for each plan', async () => {
    server.store.requests.clear();
    await payments.plans();
    expect(server.store.requests.entries).toHaveLength(3);
  });
});

describe('subscriptions', () => {
  it('are those of the member, with the dates and references of the SDK', async () => {
    const { uid } = await as('moderator');
    expect(await payments.subscriptions(uid)).toEqual([
      expect.objectContaining({
        id: 'sub_demo-moderator',
        status: 'active',
        planId: 'plan-school',
        priceId: 'plan-school-year',
        endsWithPeriod: true,
        cancelsAt: null,
        periodEndsAt: expect.any(Number) as number,
      }),
    ]);
    expect(await errorOf(payments.subscriptions('demo-member'))).toEqual({ kind: 'forbidden' });
  });

  it('are empty for a member who never bought', async () => {
    const { uid } = await as('new');
    expect(await payments.subscriptions(uid)).toEqual([]);
  });
});

describe('a checkout', () => {
  it('is written as the rules require, and returns the hosted page', async () => {
    const { uid } = await as('new');
    const id = payments.newCheckoutId();
    const result = await openCheckout(payments, { uid, id, params }, signal, instantTimers);
    expect(result).toMatchObject({ kind: 'ready' });
    const document = server.store.document(`customers/${uid}/checkout_sessions/${id}`)?.fields;
    expect(document).toMatchObject({
      mode: 'subscription',
      price: params.priceId,
      quantity: 1,
      success_url: params.successUrl,
      cancel_url: params.cancelUrl,
    });
    // With the same id, the existing payment page is found.
    expect(await openCheckout(payments, { uid, id, params }, signal, instantTimers)).toEqual(
      result,
    );
  });

  it('is refused with the payment provider’s message for a price that does not exist', async () => {
    const { uid } = await as('new');
    const attempt = {
      uid,
      id: payments.newCheckoutId(),
      params: { ...params, priceId: 'nothing' },
    };
    expect(await openCheckout(payments, attempt, signal, instantTimers)).toEqual({
      kind: 'refused',
      message: "No such price: 'nothing'",
    });
  });

  it('is not created for a subscriber, nor after a failed payment', async () => {
    for (const name of ['member', 'unpaid']) {
      const { uid } = await as(name);
      const attempt = { uid, id: payments.newCheckoutId(), params };
      expect(await openCheckout(payments, attempt, signal, instantTimers)).toEqual({
        kind: 'alreadySubscribed',
      });
    }
  });

  it('is created for a lapsed member', async () => {
    const { uid } = await as('lapsed');
    const attempt = { uid, id: payments.newCheckoutId(), params };
    expect(await openCheckout(payments, attempt, signal, instantTimers)).toMatchObject({
      kind: 'ready',
    });
  });

  it('allows no other return URL and no other member', async () => {
    const { uid } = await as('new');
    const elsewhere = { ...params, successUrl: 'https://elsewhere.example/' };
    expect(await errorOf(payments.createCheckout(uid, 'c1', elsewhere))).toEqual({
      kind: 'forbidden',
    });
    expect(await errorOf(payments.createCheckout('demo-member', 'c1', params))).toEqual({
      kind: 'forbidden',
    });
    expect(await errorOf(payments.checkout('demo-member', 'c1'))).toEqual({ kind: 'forbidden' });
  });

  it('distinguishes offline from refused', async () => {
    const { uid } = await as('new');
    server.setScenario('offline');
    expect(await errorOf(payments.createCheckout(uid, 'c1', params))).toEqual({ kind: 'offline' });
  });
});
