import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';

import { applyMembership, computeMembership, retryUntilTooOld } from './membership';

const now = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;
const hour = 3_600_000;
const plans = ['prod_school', 'prod_patron'];
const createSubscription = (status: string, endsInDays: number, over: object = {}) => ({
  status,
  role: 'member',
  product: { id: 'prod_school' },
  current_period_end: { toMillis: () => now + endsInDays * day },
  ...over,
});
const createOpenClaims = (plan: string, endsInDays: number) => ({
  role: 'user',
  subscribed: true,
  plan,
  expiresAt: now + endsInDays * day + hour,
});

describe('the membership of a customer', () => {
  it.each([
    ['active', 30, 'active', createOpenClaims('prod_school', 30)],
    ['trialing', 7, 'active', createOpenClaims('prod_school', 7)],
    ['past_due', 2, 'past_due', { subscribed: false, expiresAt: now }],
    ['unpaid', -2, 'unpaid', { subscribed: false, expiresAt: now - 2 * day }],
    ['paused', 9, 'paused', { subscribed: false, expiresAt: now }],
    ['canceled', -1, 'inactive', { subscribed: false, expiresAt: now - day }],
  ])('%s, its period ending in %i days: %s', (status, days, subscriptionStatus, claims) => {
    expect(computeMembership([createSubscription(status, days)], {}, plans, now)).toMatchObject({
      subscriptionStatus,
      claims,
    });
  });

  it('is that of the active subscription with the latest end', () => {
    const all = [
      createSubscription('canceled', 300),
      createSubscription('active', 5),
      createSubscription('active', 50, { product: { id: 'prod_patron' } }),
    ];
    expect(computeMembership(all, {}, plans, now)?.claims).toEqual(
      createOpenClaims('prod_patron', 50),
    );
  });

  it.each([
    ['a product that is not a membership', { product: { id: 'prod_shirt' } }],
    ['a product without a role', { role: null }],
    ['no product at all', { product: undefined }],
    ['a first payment that failed', { status: 'incomplete' }],
    ['a first payment that expired', { status: 'incomplete_expired' }],
  ])('is not bought with %s', (_, over) => {
    expect(computeMembership([createSubscription('active', 30, over)], {}, plans, now)).toBeNull();
  });

  it('keeps the role and unknown claims', () => {
    const claims = { role: 'admin', tenant: 7 };
    expect(
      computeMembership([createSubscription('canceled', -1)], claims, plans, now)?.claims,
    ).toMatchObject(claims);
  });

  it('keeps access that an operator granted until it ends', () => {
    const granted = { subscribed: true, plan: 'founder', expiresAt: now + day };
    expect(computeMembership([createSubscription('canceled', -1)], granted, plans, now)).toBeNull();
    expect(
      computeMembership([createSubscription('active', 30)], granted, plans, now)?.claims,
    ).toMatchObject(createOpenClaims('prod_school', 30));
    expect(
      computeMembership([createSubscription('canceled', -1)], granted, plans, now + 2 * day)
        ?.claims,
    ).toMatchObject({ subscribed: false });
  });

  it('gives no access for invalid documents', () => {
    const odd = createSubscription('active', 30, { current_period_end: '2099-01-01' });
    expect(computeMembership([odd], {}, plans, now)?.claims['expiresAt']).toBe(hour);
    expect(computeMembership([{}], {}, plans, now)).toBeNull();
  });
});

const failure = (code: string | number) => Object.assign(new Error(String(code)), { code });
const accountNotFound = failure('auth/user-not-found');
const profileNotFound = failure(5);

/** Auth and Firestore of one customer. The named operations fail. */
const createServices = (
  status: string,
  fails: { getUser?: Error; setClaims?: Error; update?: Error } = {},
) => {
  const calls: string[] = [];
  const answer = (name: string, error: Error | undefined, value: unknown) => () => {
    calls.push(name);
    return error ? Promise.reject(error) : Promise.resolve(value);
  };
  const docs = [{ data: () => createSubscription(status, 30) }];
  const auth = {
    getUser: answer('getUser', fails.getUser, { customClaims: { subscribed: true } }),
    setCustomUserClaims: answer('claims', fails.setClaims, undefined),
  };
  const db = {
    collection: () => ({ get: () => Promise.resolve({ docs }) }),
    doc: () => ({ update: answer('profile', fails.update, undefined) }),
  };
  const services = { auth: auth as unknown as Auth, db: db as unknown as Firestore };
  return { calls, apply: () => applyMembership(services, 'mira', plans, now) };
};

describe('applied to an account', () => {
  it('writes the profile before access opens and after it closes', async () => {
    const opening = createServices('active');
    expect(await opening.apply()).toBe(true);
    expect(opening.calls).toEqual(['getUser', 'profile', 'claims']);
    const closing = createServices('canceled');
    expect(await closing.apply()).toBe(true);
    expect(closing.calls).toEqual(['getUser', 'claims', 'profile']);
  });

  it('does nothing if the account is deleted', async () => {
    const { calls, apply } = createServices('canceled', { getUser: accountNotFound });
    expect(await apply()).toBe(false);
    expect(calls).toEqual(['getUser']);
    const meanwhile = createServices('canceled', {
      setClaims: accountNotFound,
      update: profileNotFound,
    });
    expect(await meanwhile.apply()).toBe(false);
  });

  it('ends access even if the profile is deleted', async () => {
    const { calls, apply } = createServices('canceled', { update: profileNotFound });
    expect(await apply()).toBe(true);
    expect(calls).toEqual(['getUser', 'claims', 'profile']);
  });

  it('gives no access without a profile and is retried', async () => {
    const { calls, apply } = createServices('active', { update: profileNotFound });
    await expect(apply()).rejects.toBe(profileNotFound);
    expect(calls).not.toContain('claims');
  });

  it.each([
    ['getUser', { getUser: failure('auth/internal-error') }],
    ['setCustomUserClaims', { setClaims: failure('auth/internal-error') }],
    ['update', { update: failure(14) }],
  ])('is tried again after any other failure of %s', async (_, fails) => {
    await expect(createServices('canceled', fails).apply()).rejects.toThrow();
  });
});

describe('an event that fails', () => {
  const log = vi.fn<(message: string, error: unknown) => void>();
  const attempt = (age: number) => {
    log.mockClear();
    const time = new Date(now - age).toISOString();
    return retryUntilTooOld(() => Promise.reject(profileNotFound), { time, uid: 'mira', now, log });
  };

  it('is retried for an hour and then logged', async () => {
    await expect(attempt(hour)).rejects.toBe(profileNotFound);
    expect(log).not.toHaveBeenCalled();
    expect(await attempt(hour + 1)).toBe(false);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('mira'), profileNotFound);
  });

  it('is tried once even if it is too old', async () => {
    const delivery = { time: new Date(now - day).toISOString(), uid: 'mira', now, log };
    expect(await retryUntilTooOld(() => Promise.resolve(true), delivery)).toBe(true);
  });
});
