import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getBillingDate, getBillingState, getCurrentSubscription, isRenewing } from './billing';
import { isRunning, getMembership } from './membership';
import type { Subscription } from './types';

const createSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: 's1',
  status: 'active',
  planId: 'school',
  priceId: 'month',
  createdAt: 1,
  periodEndsAt: 100,
  trialEndsAt: null,
  endsWithPeriod: false,
  cancelsAt: null,
  endedAt: null,
  ...changes,
});

const statuses = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'canceled',
  'paused',
] as const;

const subscriptionArbitrary = fc.record<Subscription>({
  id: fc.string(),
  status: fc.oneof(fc.constantFrom(...statuses), fc.string()),
  planId: fc.constant('school'),
  priceId: fc.constant('month'),
  createdAt: fc.option(fc.nat()),
  periodEndsAt: fc.option(fc.nat()),
  trialEndsAt: fc.option(fc.nat()),
  endsWithPeriod: fc.boolean(),
  cancelsAt: fc.option(fc.nat()),
  endedAt: fc.option(fc.nat()),
});

describe('billing states', () => {
  it.each<[string, Partial<Subscription>, string, ReturnType<typeof getBillingDate>]>([
    ['renews', {}, 'active', { kind: 'renews', at: 100 }],
    ['does not renew', { endsWithPeriod: true }, 'ending', { kind: 'ends', at: 100 }],
    ['ends on a day', { cancelsAt: 70 }, 'ending', { kind: 'ends', at: 70 }],
    [
      'is on trial',
      { status: 'trialing', trialEndsAt: 40 },
      'trialing',
      { kind: 'firstPayment', at: 40 },
    ],
    [
      'is on trial without an end of the trial',
      { status: 'trialing' },
      'trialing',
      { kind: 'firstPayment', at: 100 },
    ],
    [
      'is on a trial that was cancelled',
      { status: 'trialing', endsWithPeriod: true },
      'ending',
      { kind: 'ends', at: 100 },
    ],
    ['could not be paid', { status: 'past_due' }, 'pastDue', null],
    ['could not be paid and ends', { status: 'past_due', endsWithPeriod: true }, 'pastDue', null],
    ['failed and is not retried', { status: 'unpaid' }, 'unpaid', null],
    ['waits for its first payment', { status: 'incomplete' }, 'incomplete', null],
    ['is paused', { status: 'paused' }, 'paused', null],
    ['has ended', { status: 'canceled', endedAt: 90 }, 'ended', { kind: 'ended', at: 90 }],
    ['never started', { status: 'incomplete_expired' }, 'ended', { kind: 'ended', at: 100 }],
    ['has an unknown status', { status: 'Active' }, 'ended', { kind: 'ended', at: 100 }],
    ['has no date', { periodEndsAt: null }, 'active', null],
  ])('one that %s', (_, changes, state, date) => {
    const subscription = createSubscription(changes);
    expect(getBillingState(subscription)).toBe(state);
    expect(getBillingDate(subscription)).toEqual(date);
  });

  it('takes the first by state, then the newest', () => {
    const list = [
      createSubscription({ id: 'old', status: 'canceled', createdAt: 99 }),
      createSubscription({ id: 'failed', status: 'past_due', createdAt: 50 }),
      createSubscription({ id: 'first', createdAt: 10 }),
      createSubscription({ id: 'second', createdAt: 20 }),
      createSubscription({ id: 'undated', createdAt: null }),
    ];
    expect(getCurrentSubscription(list)?.id).toBe('second');
    expect(getCurrentSubscription(list.slice(0, 2))?.id).toBe('failed');
    expect(getCurrentSubscription([])).toBeNull();
  });
});

describe('the subscription of a member', () => {
  const profile = (subscriptionStatus: string) => ({ subscriptionStatus });
  const none = { expiresAt: null };

  it.each([
    ['no subscription', 'inactive', [], 'none', false, false, true],
    [
      'paid, but the profile is not updated yet',
      'inactive',
      [createSubscription()],
      'none',
      true,
      false,
      false,
    ],
    ['a member', 'active', [createSubscription()], 'active', false, false, false],
    ['granted by the school', 'active', [], 'active', false, true, false],
    [
      'granted after one that ended',
      'active',
      [createSubscription({ status: 'canceled' })],
      'active',
      false,
      true,
      false,
    ],
    [
      'a payment failed',
      'past_due',
      [createSubscription({ status: 'past_due' })],
      'lapsed',
      false,
      false,
      false,
    ],
    [
      'ended',
      'canceled',
      [createSubscription({ status: 'canceled' })],
      'lapsed',
      false,
      false,
      true,
    ],
  ] as const)('%s', (_, status, list, access, isActivationPending, isGranted, canBuy) => {
    expect(getMembership(profile(status), none, list)).toMatchObject({
      access,
      isActivationPending,
      isGranted,
      canBuy,
    });
  });

  it('gives access by the profile only, whatever the payment provider reports', () => {
    fc.assert(
      fc.property(fc.array(subscriptionArbitrary), fc.string(), (list, status) => {
        const { access } = getMembership(profile(status), none, list);
        expect(access === 'active').toBe(status === 'active');
      }),
    );
  });

  it('can’t be bought by a subscriber or while one runs', () => {
    fc.assert(
      fc.property(
        fc.array(subscriptionArbitrary),
        fc.constantFrom('active', 'inactive', 'past_due'),
        (list, status) => {
          const { canBuy } = getMembership(profile(status), none, list);
          if (status === 'active' || list.some(isRunning)) expect(canBuy).toBe(false);
          else expect(canBuy).toBe(true);
        },
      ),
    );
  });

  it('finds a running one anywhere in the list', () => {
    fc.assert(
      fc.property(fc.array(subscriptionArbitrary), fc.nat(), (list, at) => {
        const running = createSubscription({ id: 'running' });
        const place = at % (list.length + 1);
        const all = [...list.slice(0, place), running, ...list.slice(place)];
        const current = getCurrentSubscription(all);
        expect(current && isRunning(current)).toBe(true);
      }),
    );
  });

  it('renews only if it runs and has no end', () => {
    fc.assert(
      fc.property(subscriptionArbitrary, (one) => {
        const hasNoEnd = !one.endsWithPeriod && one.cancelsAt === null;
        const renews = isRunning(one) && hasNoEnd && one.status !== 'incomplete';
        expect(isRenewing(one)).toBe(renews);
      }),
    );
  });

  it('gives no access without a profile', () => {
    expect(getMembership(null, null, [])).toEqual({
      access: 'none',
      subscription: null,
      billing: null,
      isActivationPending: false,
      isGranted: false,
      canBuy: true,
    });
  });
});
