import { AppError, isAppError } from '@gschool/domain';
import { createSampleProfile } from '@gschool/domain/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { documentPaths } from '../../documents';
import { anAccount } from '../../testing/anAccount';
import { createTestBackend, type TestServer } from '../../testing/createTestBackend';
import type { PaymentRepository } from './paymentRepository';
import { waitForMembership } from './waitForMembership';
import { openCheckout } from './openCheckout';
import { getPollDelay } from './timers';

const params = {
  priceId: 'price_1',
  successUrl: 'http://localhost:5173/ok',
  cancelUrl: 'http://localhost:5173/no',
};
const id = 'c'.repeat(20);
const checkout = { uid: 'mira', id, params };

let payments: PaymentRepository;
let server: TestServer;

beforeEach(async () => {
  vi.useFakeTimers();
  const test = createTestBackend();
  ({ server } = test);
  server.current = anAccount('mira', { isEmailVerified: true });
  server.put(documentPaths.user('mira'), createSampleProfile());
  payments = await test.backend.payments();
});
afterEach(() => vi.useRealTimers());

/** Writes what the payment extension adds to a checkout. */
const answer = (fields: object) => server.merge(documentPaths.checkoutSession('mira', id), fields);
const answerUrl = () => answer({ url: 'https://pay.example/1' });

/** Opens a checkout and stores its result or error. */
const startCheckout = (signal = new AbortController().signal) => {
  const outcome: { value?: unknown } = {};
  const done = openCheckout(payments, checkout, signal).then(
    (value) => void (outcome.value = value),
    (error: unknown) => void (outcome.value = error),
  );
  return { outcome, done };
};

const checks = () => server.calls.filter((name) => name === 'payments.checkout').length;

describe('opening the hosted page', () => {
  it('writes the checkout once and checks after a second, then at most every five', async () => {
    const { outcome, done } = startCheckout();
    await vi.advanceTimersByTimeAsync(999);
    expect(server.calls.filter((name) => name === 'payments.createCheckout')).toHaveLength(1);
    expect(checks()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(checks()).toBe(2);
    await vi.advanceTimersByTimeAsync(1500);
    expect(checks()).toBe(3);
    expect(outcome.value).toBeUndefined();
    answerUrl();
    await vi.advanceTimersByTimeAsync(2250);
    await done;
    expect(outcome.value).toEqual({ kind: 'ready', url: 'https://pay.example/1' });
  });

  it('waits one to five seconds, and never less than before', () => {
    fc.assert(
      fc.property(fc.nat(500), (attempt) => {
        expect(getPollDelay(attempt)).toBeGreaterThanOrEqual(1000);
        expect(getPollDelay(attempt)).toBeLessThanOrEqual(5000);
        expect(getPollDelay(attempt + 1)).toBeGreaterThanOrEqual(getPollDelay(attempt));
      }),
    );
  });

  it('returns the message of the payment provider', async () => {
    const { outcome, done } = startCheckout();
    answer({ error: { message: 'No such price' } });
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect(outcome.value).toEqual({ kind: 'refused', message: 'No such price' });
  });

  it('times out after a minute, and continues with the same checkout at the next call', async () => {
    const first = startCheckout();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(first.outcome.value).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await first.done;
    expect(first.outcome.value).toEqual({ kind: 'timedOut' });

    answerUrl();
    const second = startCheckout();
    await second.done;
    expect(second.outcome.value).toEqual({ kind: 'ready', url: 'https://pay.example/1' });
    expect(server.calls.filter((name) => name === 'payments.createCheckout')).toHaveLength(1);
  });

  it.each(['payments.createCheckout', 'payments.checkout', 'payments.subscriptions'])(
    'throws offline when %s fails, and can be continued',
    async (broken) => {
      server.before = (name) => {
        if (name === broken) throw new AppError({ kind: 'offline' });
      };
      const first = startCheckout();
      await vi.advanceTimersByTimeAsync(1000);
      await first.done;
      expect(isAppError(first.outcome.value, 'offline')).toBe(true);

      server.before = () => undefined;
      const second = startCheckout();
      await vi.advanceTimersByTimeAsync(500);
      answerUrl();
      await vi.advanceTimersByTimeAsync(1000);
      await second.done;
      expect(second.outcome.value).toMatchObject({ kind: 'ready' });
    },
  );

  it('does not order twice when a response was lost', async () => {
    server.after = (name) => {
      if (name === 'payments.createCheckout') throw new AppError({ kind: 'offline' });
    };
    const first = startCheckout();
    await first.done;
    const second = startCheckout();
    await vi.advanceTimersByTimeAsync(500);
    answerUrl();
    await vi.advanceTimersByTimeAsync(1000);
    await second.done;
    expect(second.outcome.value).toMatchObject({ kind: 'ready' });
    expect(server.calls.filter((name) => name === 'payments.createCheckout')).toHaveLength(1);
  });

  it.each(['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'])(
    'creates no checkout when a subscription is %s already',
    async (status) => {
      server.put(`${documentPaths.subscriptions('mira')}/s1`, { status });
      const { outcome, done } = startCheckout();
      await done;
      expect(outcome.value).toEqual({ kind: 'alreadySubscribed' });
      expect(server.calls).toEqual(['payments.subscriptions']);
    },
  );

  it('stops as soon as the signal is aborted', async () => {
    const controller = new AbortController();
    const { outcome, done } = startCheckout(controller.signal);
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort();
    await done;
    expect(isAppError(outcome.value, 'cancelled')).toBe(true);
    const asked = server.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.calls).toHaveLength(asked);
  });
});

describe('the return from a payment', () => {
  type Session = Parameters<typeof waitForMembership>[0];
  const signal = new AbortController().signal;

  /** A session that becomes subscribed at the nth read. */
  const createSessionActiveAt = (nth: number, failing = false) => {
    let times = 0;
    const session = {
      get: () => ({
        status: 'signedIn',
        isSubscribed: times >= nth,
        claims: { subscribed: times >= nth },
      }),
      actions: {
        refresh: () => {
          times += 1;
          return failing && times < nth ? Promise.reject(new Error('offline')) : Promise.resolve();
        },
      },
    } as unknown as Session;
    return { session, times: () => times };
  };

  it('returns at once when the subscription is active', async () => {
    const { session, times } = createSessionActiveAt(1);
    expect(await waitForMembership(session, signal)).toBe(true);
    expect(times()).toBe(1);
  });

  it.each([true, false])(
    'checks until the subscription is active (reads fail: %s)',
    async (failing) => {
      const { session, times } = createSessionActiveAt(4, failing);
      const done = waitForMembership(session, signal);
      await vi.advanceTimersByTimeAsync(1000 + 1500 + 2250);
      expect(await done).toBe(true);
      expect(times()).toBe(4);
    },
  );

  it('returns false after a minute', async () => {
    const { session } = createSessionActiveAt(Infinity);
    const done = waitForMembership(session, signal);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await done).toBe(false);
  });

  it.each([
    [true, false],
    [false, true],
  ])('needs both: profile %s, token %s', async (isSubscribed, subscribed) => {
    const session = {
      get: () => ({ status: 'signedIn', isSubscribed, claims: { subscribed } }),
      actions: { refresh: () => Promise.resolve() },
    } as unknown as Session;
    const done = waitForMembership(session, signal);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await done).toBe(false);
  });
});
