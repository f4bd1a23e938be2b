import { describe, expect, it } from 'vitest';
import { membershipOf } from './membership.mjs';

const now = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;
const hour = 3_600_000;
const plans = ['prod_school', 'prod_patron'];
const one = (status: string, endsInDays: number, over: object = {}) => ({
  status,
  role: 'member',
  product: { id: 'prod_school' },
  current_period_end: { toMillis: () => now + endsInDays * day },
  ...over,
});
const open = (plan: string, endsInDays: number) => ({
  role: 'user',
  subscribed: true,
  plan,
  expiresAt: now + endsInDays * day + hour,
});

describe('the membership of a customer', () => {
  it.each([
    ['active', 30, 'active', open('prod_school', 30)],
    ['trialing', 7, 'active', open('prod_school', 7)],
    ['past_due', 2, 'past_due', { subscribed: false, expiresAt: now }],
    ['unpaid', -2, 'unpaid', { subscribed: false, expiresAt: now - 2 * day }],
    ['paused', 9, 'paused', { subscribed: false, expiresAt: now }],
    ['canceled', -1, 'inactive', { subscribed: false, expiresAt: now - day }],
  ])('%s, its period ending in %i days: %s', (status, days, subscriptionStatus, claims) => {
    expect(membershipOf([one(status, days)], {}, plans, now)).toMatchObject({
      subscriptionStatus,
      claims,
    });
  });

  it('is that of the open subscription that lasts longest', () => {
    const all = [
      one('canceled', 300),
      one('active', 5),
      one('active', 50, { product: { id: 'prod_patron' } }),
    ];
    expect(membershipOf(all, {}, plans, now)?.claims).toEqual(open('prod_patron', 50));
  });

  it.each([
    ['a product that is no membership', { product: { id: 'prod_shirt' } }],
    ['a product without a role', { role: null }],
    ['no product at all', { product: undefined }],
    ['a first payment that never came through', { status: 'incomplete' }],
    ['one that was given up', { status: 'incomplete_expired' }],
  ])('is not bought with %s', (_, over) => {
    expect(membershipOf([one('active', 30, over)], {}, plans, now)).toBeNull();
  });

  it('leaves roles and other people’s claims as they are', () => {
    const claims = { role: 'admin', tenant: 7 };
    expect(membershipOf([one('canceled', -1)], claims, plans, now)?.claims).toMatchObject(claims);
  });

  it('does not take away what an operator granted, until that has ended, too', () => {
    const granted = { subscribed: true, plan: 'founder', expiresAt: now + day };
    expect(membershipOf([one('canceled', -1)], granted, plans, now)).toBeNull();
    expect(membershipOf([one('active', 30)], granted, plans, now)?.claims).toMatchObject(
      open('prod_school', 30),
    );
    expect(
      membershipOf([one('canceled', -1)], granted, plans, now + 2 * day)?.claims,
    ).toMatchObject({ subscribed: false });
  });

  it('opens nothing for documents that are not what they should be', () => {
    const odd = one('active', 30, { current_period_end: '2099-01-01' });
    expect(membershipOf([odd], {}, plans, now)?.claims['expiresAt']).toBe(hour);
    expect(membershipOf([{}], {}, plans, now)).toBeNull();
  });
});
