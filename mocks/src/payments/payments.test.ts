import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createDemoPack } from '../content';
import type { Fields } from '../firestore/value';
import { createMock, type Mock } from '../mock';
import { memoryPersistence } from '../store/persistence/memory';
import { applyPaymentEvent, type PaymentEvent } from './paymentEvents';
import { addInterval } from './period';
import { chargeDueSubscriptions } from './renewals';
import { changeMembership, subscriptionsOf } from './syncMembership';

const day = 86_400_000;
/** The grace period for a renewal, in milliseconds. */
const grace = 3_600_000;
const now = Date.UTC(2026, 0, 31, 12);
const project = 'demo-gschool';
const path = 'customers/demo-new/checkout_sessions/s1';
const checkoutRequest = {
  mode: 'subscription',
  price: 'plan-school-month',
  quantity: 1,
  success_url: 'http://localhost:5173/ok',
  cancel_url: 'http://localhost:5173/no',
};

let mock: Mock;
const apply = (event: PaymentEvent) => applyPaymentEvent(mock.store, project, event);
const fields = (at: string) => mock.store.document(at)?.fields as Fields;
const claims = (uid: string) => mock.store.account(uid)?.customClaims;
const status = (uid: string) => fields(`users/${uid}`).subscriptionStatus;
const subscriptionDataOf = (uid: string) =>
  subscriptionsOf(mock.store, uid).map(([, each]) => each);

const persistence = memoryPersistence();
const openMock = () =>
  createMock({
    pack: createDemoPack(new Date(now)),
    base: '/',
    now,
    persistence,
    actionUrl: 'http://localhost:5173/auth/action',
    checkoutUrl: 'http://localhost:5173/checkout.html',
    checkoutDelay: 700,
    onUnhandled: () => undefined,
  });

beforeEach(async () => {
  vi.useFakeTimers({ now });
  mock = await openMock();
});
afterEach(async () => {
  await mock.store.reset();
  vi.useRealTimers();
});

const requestCheckout = async (document: Fields = checkoutRequest) => {
  mock.store.putDocument(path, document);
  await mock.store.flush();
  await vi.advanceTimersByTimeAsync(700);
};
const pay = async (card: 'good' | 'failsLater' = 'good') => {
  await requestCheckout();
  apply({ kind: 'paid', uid: 'demo-new', session: 's1', card });
};

describe('the payments extension', () => {
  it('adds the URL to a checkout session after the delay and keeps its fields', async () => {
    mock.store.putDocument(path, checkoutRequest);
    await mock.store.flush();
    await vi.advanceTimersByTimeAsync(699);
    expect(fields(path)).toEqual(checkoutRequest);
    await vi.advanceTimersByTimeAsync(1);
    expect(fields(path)).toMatchObject({ ...checkoutRequest, sessionId: 'cs_s1' });
    const url = new URL(fields(path).url as string);
    expect(url.pathname).toBe('/checkout.html');
    const shown = JSON.parse(atob(url.hash.slice(1))) as { lines: unknown[] };
    expect(shown.lines).toEqual([
      expect.objectContaining({ name: 'School', amount: 1900, interval: 'month', quantity: 1 }),
    ]);
  });

  it('handles a checkout session of a page that was closed', async () => {
    mock.store.putDocument(path, checkoutRequest);
    await mock.store.flush();
    vi.clearAllTimers();
    mock = await openMock();
    await vi.advanceTimersByTimeAsync(700);
    expect(fields(path)).toHaveProperty('url');
  });

  it.each([
    ['no price', { ...checkoutRequest, price: 'nothing' }, "No such price: 'nothing'"],
    [
      'another mode',
      { ...checkoutRequest, mode: 'payment' },
      expect.stringContaining('recurring price'),
    ],
  ])('rejects %s', async (_, document, message) => {
    await requestCheckout(document);
    expect(fields(path)).toMatchObject({ error: { message: message as string } });
    expect(fields(path)).not.toHaveProperty('url');
  });

  it('rejects every checkout in the scenario error', async () => {
    mock.setScenario('error');
    await requestCheckout();
    expect(fields(path)).toHaveProperty('error.message');
  });
});

describe('memberships', () => {
  it('start with the payment', async () => {
    await requestCheckout();
    expect(status('demo-new')).toBe('inactive');
    expect(claims('demo-new')?.subscribed).toBeFalsy();
    apply({ kind: 'paid', uid: 'demo-new', session: 's1', card: 'good' });
    expect(status('demo-new')).toBe('active');
    expect(claims('demo-new')).toEqual({
      role: 'user',
      subscribed: true,
      plan: 'plan-school',
      expiresAt: Date.UTC(2026, 1, 28, 12, 0, 0, 700) + grace,
    });
    expect(fields('customers/demo-new/payments/pi_s1')).toMatchObject({
      status: 'succeeded',
      amount: 1900,
    });
  });

  it('ignore unknown checkouts and repeated events', async () => {
    apply({ kind: 'paid', uid: 'demo-new', session: 'invented', card: 'good' });
    expect(status('demo-new')).toBe('inactive');
    await pay();
    apply({ kind: 'paid', uid: 'demo-new', session: 's1', card: 'good' });
    expect(subscriptionDataOf('demo-new')).toHaveLength(1);
  });

  it('do not start with a product without a role', async () => {
    await requestCheckout();
    const product = fields('products/plan-school');
    mock.store.putDocument('products/plan-school', { ...product, role: null });
    apply({ kind: 'paid', uid: 'demo-new', session: 's1', card: 'good' });
    expect(status('demo-new')).toBe('inactive');
  });

  it('stay active after a cancellation until the period ends', async () => {
    await pay();
    apply({ kind: 'cancel', uid: 'demo-new', subscription: 'sub_s1' });
    expect(subscriptionDataOf('demo-new')[0]).toMatchObject({
      status: 'active',
      endsWithPeriod: true,
    });
    expect(status('demo-new')).toBe('active');
    vi.setSystemTime(now + 29 * day);
    expect(chargeDueSubscriptions(mock.store, project)).toBe(true);
    expect(subscriptionDataOf('demo-new')[0]).toMatchObject({ status: 'canceled' });
    expect(status('demo-new')).toBe('inactive');
    expect(claims('demo-new')?.subscribed).toBe(false);
  });

  it.each([
    ['good', 'active', 'active'],
    ['failsLater', 'past_due', 'past_due'],
  ] as const)('charge a card that is %s at the end of the period', async (card, state, word) => {
    await pay(card);
    expect(chargeDueSubscriptions(mock.store, project)).toBe(false);
    vi.setSystemTime(now + 70 * day);
    chargeDueSubscriptions(mock.store, project);
    expect(subscriptionDataOf('demo-new')[0]?.status).toBe(state);
    expect(status('demo-new')).toBe(word);
    if (card === 'good') {
      expect(subscriptionDataOf('demo-new')[0]?.periodEndsAt).toBeGreaterThan(now + 70 * day);
      expect(claims('demo-new')?.expiresAt).toBe(
        (subscriptionDataOf('demo-new')[0]?.periodEndsAt ?? 0) + grace,
      );
    }
  });

  it('can be paused, resumed, canceled, continued and paid after a failure', async () => {
    await pay();
    const on = { uid: 'demo-new', subscription: 'sub_s1' };
    const walk = (['pause', 'unpause', 'cancel', 'keep', 'failRenewal', 'payNow'] as const).map(
      (kind) => {
        apply({ kind, ...on });
        return [kind, status('demo-new'), subscriptionDataOf('demo-new')[0]?.endsWithPeriod];
      },
    );
    expect(walk).toEqual([
      ['pause', 'paused', false],
      ['unpause', 'active', false],
      ['cancel', 'active', true],
      ['keep', 'active', false],
      ['failRenewal', 'past_due', false],
      ['payNow', 'active', false],
    ]);
    apply({ kind: 'cancel', uid: 'demo-new', subscription: 'another' });
    expect(subscriptionDataOf('demo-new')[0]?.endsWithPeriod).toBe(false);
  });

  it('change to another plan and ignore other prices', async () => {
    await pay();
    const on = { uid: 'demo-new', subscription: 'sub_s1' };
    apply({ kind: 'change', price: 'plan-patron-year', ...on });
    expect(subscriptionDataOf('demo-new')[0]).toMatchObject({
      planId: 'plan-patron',
      priceId: 'plan-patron-year',
      periodEndsAt: Date.UTC(2027, 0, 31, 12, 0, 0, 700),
    });
    apply({ kind: 'change', price: 'nothing', ...on });
    expect(subscriptionDataOf('demo-new')[0]?.planId).toBe('plan-patron');
  });

  it('end the access of the demo member when paused', () => {
    apply({ kind: 'pause', uid: 'demo-member', subscription: 'sub_demo-member' });
    expect(status('demo-member')).toBe('paused');
    expect(claims('demo-member')?.subscribed).toBe(false);
  });

  it('keep a granted membership when a subscription is paused', async () => {
    const expiresAt = now + 90 * day;
    await changeMembership(mock.store, 'demo-new', { kind: 'grant', plan: 'founder', expiresAt });
    await pay();
    expect(claims('demo-new')).toMatchObject({ plan: 'plan-school', expiresAt });
    apply({ kind: 'pause', uid: 'demo-new', subscription: 'sub_s1' });
    expect(claims('demo-new')).toEqual({
      role: 'user',
      subscribed: true,
      plan: 'founder',
      expiresAt,
    });
  });

  it('open no blocked account', async () => {
    await changeMembership(mock.store, 'demo-new', { kind: 'revoke' });
    await pay();
    expect(claims('demo-new')).toMatchObject({ subscribed: false });
    await changeMembership(mock.store, 'demo-new', { kind: 'unblock' });
    expect(claims('demo-new')).toMatchObject({ subscribed: true });
  });

  it('keep the role of an administrator', async () => {
    mock.store.putDocument('customers/demo-admin/checkout_sessions/s1', checkoutRequest);
    await mock.store.flush();
    await vi.advanceTimersByTimeAsync(700);
    apply({ kind: 'paid', uid: 'demo-admin', session: 's1', card: 'good' });
    expect(claims('demo-admin')).toMatchObject({ role: 'admin', subscribed: true });
  });
});

describe('addInterval', () => {
  it.each([
    ['2026-01-31', 'month', 1, '2026-02-28'],
    ['2026-01-31', 'month', 3, '2026-04-30'],
    ['2028-02-29', 'year', 1, '2029-02-28'],
    ['2026-12-15', 'month', 1, '2027-01-15'],
    ['2026-02-27', 'week', 1, '2026-03-06'],
    ['2026-02-27', 'day', 2, '2026-03-01'],
  ] as const)('%s and %s × %i → %s', (start, interval, count, end) => {
    expect(new Date(addInterval(Date.parse(start), interval, count)).toISOString()).toBe(
      new Date(end).toISOString(),
    );
  });
});
