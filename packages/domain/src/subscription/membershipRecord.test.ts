import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  computeAccess,
  createMembershipRecord,
  emptyMembershipRecord,
  parseMembershipRecord,
  RENEWAL_GRACE_MS,
  summarizeSubscriptions,
  type MembershipRecord,
  type SubscriptionTerms,
} from './membershipRecord';

const now = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;
const plans = ['school', 'patron'];

const createTerms = (
  status: string,
  endsInDays: number,
  over: Partial<SubscriptionTerms> = {},
): SubscriptionTerms => ({
  status,
  planId: 'school',
  isMembership: true,
  periodEndsAt: now + endsInDays * day,
  ...over,
});

const createRecord = (over: Partial<MembershipRecord>): MembershipRecord => ({
  ...emptyMembershipRecord,
  ...over,
});
const active = { status: 'active', plan: 'school', endsAt: now + 30 * day } as const;
const yearGrant = { plan: 'founder', expiresAt: now + 365 * day };

describe('the subscriptions of a customer', () => {
  it.each([
    ['active', 'active'],
    ['trialing', 'active'],
    ['past_due', 'past_due'],
    ['unpaid', 'unpaid'],
    ['paused', 'paused'],
    ['canceled', 'ended'],
    ['future_status', 'ended'],
  ])('%s is %s', (status, expected) => {
    expect(summarizeSubscriptions([createTerms(status, 9)], plans)).toEqual({
      status: expected,
      plan: 'school',
      endsAt: now + 9 * day,
    });
  });

  it('count by the active one with the latest end', () => {
    const all = [
      createTerms('canceled', 300),
      createTerms('active', 5),
      createTerms('active', 50, { planId: 'patron' }),
    ];
    expect(summarizeSubscriptions(all, plans)).toEqual({
      status: 'active',
      plan: 'patron',
      endsAt: now + 50 * day,
    });
  });

  it.each([
    ['a product that is not a plan', createTerms('active', 9, { planId: 'shirt' })],
    ['a product without a role', createTerms('active', 9, { isMembership: false })],
    ['an unknown product', createTerms('active', 9, { planId: null })],
    ['a first payment that failed', createTerms('incomplete', 9)],
    ['a first payment that expired', createTerms('incomplete_expired', 9)],
  ])('do not count with %s', (_, terms) => {
    expect(summarizeSubscriptions([terms], plans)).toBeNull();
  });
});

describe('the access of an account', () => {
  it('is closed without a grant or a subscription', () => {
    expect(computeAccess(emptyMembershipRecord, now)).toEqual({
      subscriptionStatus: 'inactive',
      claims: { role: 'user', subscribed: false },
    });
  });

  it('is open until an hour after the paid period', () => {
    expect(computeAccess(createRecord({ subscription: active }), now)).toEqual({
      subscriptionStatus: 'active',
      claims: {
        role: 'user',
        subscribed: true,
        plan: 'school',
        expiresAt: active.endsAt + RENEWAL_GRACE_MS,
      },
    });
  });

  it.each([
    ['past_due', 'past_due'],
    ['unpaid', 'unpaid'],
    ['paused', 'paused'],
    ['ended', 'inactive'],
  ] as const)('is closed with a subscription that is %s', (status, subscriptionStatus) => {
    expect(computeAccess(createRecord({ subscription: { ...active, status } }), now)).toMatchObject(
      { subscriptionStatus, claims: { subscribed: false, expiresAt: active.endsAt } },
    );
  });

  it('keeps a grant when a shorter subscription starts and ends', () => {
    const bought = createRecord({ grant: yearGrant, subscription: active });
    expect(computeAccess(bought, now).claims).toMatchObject({
      plan: 'school',
      expiresAt: yearGrant.expiresAt,
    });
    const ended = createRecord({ grant: yearGrant, subscription: { ...active, status: 'ended' } });
    expect(computeAccess(ended, now)).toEqual({
      subscriptionStatus: 'active',
      claims: { role: 'user', subscribed: true, ...yearGrant },
    });
  });

  it('is closed by a block, whatever was granted or paid', () => {
    const blocked = createRecord({
      role: 'moderator',
      grant: yearGrant,
      subscription: active,
      blockedAt: now - day,
    });
    expect(computeAccess(blocked, now)).toEqual({
      subscriptionStatus: 'inactive',
      claims: { role: 'moderator', subscribed: false, plan: 'school', expiresAt: now - day },
    });
  });
});

describe('a record from before there were records', () => {
  const claims = {
    role: 'admin',
    subscribed: true,
    plan: 'founder',
    expiresAt: now + day,
  } as const;

  it('has the access that no subscription explains as a grant', () => {
    expect(createMembershipRecord(claims, [])).toEqual(
      createRecord({ role: 'admin', grant: { plan: 'founder', expiresAt: now + day } }),
    );
    const subscription = { status: 'active', plan: 'school', endsAt: now + day } as const;
    expect(
      createMembershipRecord({ ...claims, plan: 'school' }, [createTerms('active', 1)]),
    ).toEqual(createRecord({ role: 'admin', subscription }));
    expect(createMembershipRecord({ ...claims, subscribed: false }, []).grant).toBeNull();
  });
});

const instant = fc.integer({ min: now - 400 * day, max: now + 400 * day });
const plan = fc.constantFrom('school', 'patron', 'founder');
const records: fc.Arbitrary<MembershipRecord> = fc.record({
  role: fc.constantFrom('user', 'moderator', 'admin'),
  grant: fc.option(fc.record({ plan: fc.option(plan), expiresAt: instant })),
  blockedAt: fc.option(instant),
  subscription: fc.option(
    fc.record({
      status: fc.constantFrom('active', 'past_due', 'unpaid', 'paused', 'ended'),
      plan,
      endsAt: instant,
    }),
  ),
});

describe('every record', () => {
  it('is the same after it was stored', () => {
    fc.assert(
      fc.property(records, (record) => {
        expect(parseMembershipRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
      }),
    );
  });

  it('opens exactly what was granted or paid and is not blocked', () => {
    fc.assert(
      fc.property(records, (record) => {
        const { grant, subscription, blockedAt } = record;
        const { claims, subscriptionStatus } = computeAccess(record, now);
        const isPaid = subscription?.status === 'active';
        const isGranted = grant !== null && grant.expiresAt > now;
        expect(claims.subscribed).toBe(blockedAt === null && (isPaid || isGranted));
        expect(subscriptionStatus === 'active').toBe(claims.subscribed);
        if (claims.subscribed && isPaid)
          expect(claims.expiresAt).toBeGreaterThanOrEqual(subscription.endsAt);
        if (claims.subscribed && isGranted)
          expect(claims.expiresAt).toBeGreaterThanOrEqual(grant.expiresAt);
      }),
    );
  });

  it('accepts any stored value, and gives no access for an invalid one', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(computeAccess(parseMembershipRecord(value), now).claims.subscribed).toBe(false);
      }),
    );
  });
});
