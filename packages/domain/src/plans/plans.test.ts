import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getAllIncluded, getPlansForSale } from './plansForSale';
import { getMonthlyShare, getOtherPrices, getPlanPrice, getYearlySaving } from './period';
import type { Interval, MembershipPlan, PlanPrice } from './types';

const price = (
  amount: number,
  interval: Interval,
  intervalCount = 1,
  currency = 'usd',
): PlanPrice => ({
  id: `${interval}-${intervalCount}-${amount}`,
  money: { amount, currency },
  interval,
  intervalCount,
  trialDays: 0,
});

const plan = (prices: readonly PlanPrice[], changes: Partial<MembershipPlan> = {}) =>
  ({
    id: 'school',
    name: 'School',
    description: '',
    includes: [],
    isRecommended: false,
    order: 0,
    prices,
    ...changes,
  }) satisfies MembershipPlan;

describe('periods', () => {
  const all = plan([
    price(5400, 'month', 3),
    price(2100, 'month'),
    price(1900, 'month'),
    price(600, 'week'),
    price(19000, 'year'),
  ]);

  it('finds the monthly and the yearly price, the cheaper of two', () => {
    expect(getPlanPrice(all, 'month')?.money.amount).toBe(1900);
    expect(getPlanPrice(all, 'year')?.money.amount).toBe(19000);
    expect(getPlanPrice(plan([price(5400, 'month', 3)]), 'month')).toBeNull();
  });

  it('lists all other prices separately', () => {
    expect(getOtherPrices(all).map(({ id }) => id)).toEqual(['month-3-5400', 'week-1-600']);
  });

  it('rounds the monthly share up, so that twelve cover the year', () => {
    fc.assert(
      fc.property(fc.nat(1e7), (amount) => {
        const share = getMonthlyShare(price(amount, 'year'));
        expect(Number.isInteger(share) && share * 12 >= amount && (share - 1) * 12 < amount).toBe(
          true,
        );
      }),
    );
  });
});

describe('the saving of a year', () => {
  it.each([
    [1900, 19000, { amount: 3800, percent: 16, months: 2 }],
    [1000, 11999, { amount: 1, percent: 0, months: 0 }],
    [1000, 6000, { amount: 6000, percent: 50, months: 6 }],
    [1000, 12000, null],
    [1000, 15000, null],
    [0, 100, null],
  ])('%i a month, %i a year → %j', (month, year, saving) => {
    expect(getYearlySaving(plan([price(month, 'month'), price(year, 'year')]))).toEqual(saving);
  });

  it('is absent across currencies and with one price', () => {
    expect(getYearlySaving(plan([price(1900, 'month'), price(9000, 'year', 1, 'eur')]))).toBeNull();
    expect(getYearlySaving(plan([price(1900, 'month')]))).toBeNull();
    expect(
      getYearlySaving(plan([price(1900, 'month'), price(9000, 'year', 1, 'USD')]))?.percent,
    ).toBe(60);
  });

  it('is never more than the real difference', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(1e7), (month, year) => {
        const saving = getYearlySaving(plan([price(month, 'month'), price(year, 'year')]));
        if (saving === null) {
          expect(year).toBeGreaterThanOrEqual(month * 12);
          return;
        }
        expect(saving.amount).toBe(month * 12 - year);
        expect(saving.percent).toBeLessThanOrEqual(100);
        expect((month * 12 * saving.percent) / 100).toBeLessThanOrEqual(saving.amount);
        expect(saving.months * month).toBeLessThanOrEqual(saving.amount);
      }),
    );
  });
});

describe('the list of plans', () => {
  it('is sorted by order, price and name, without plans that have no price', () => {
    const list = [
      plan([price(9, 'month')], { id: 'b', name: 'B', order: 1 }),
      plan([], { id: 'none' }),
      plan([price(8, 'month')], { id: 'cheap', order: 1 }),
      plan([price(9, 'month')], { id: 'a', name: 'A', order: 1 }),
      plan([price(99, 'month')], { id: 'first' }),
    ];
    expect(getPlansForSale(list).map(({ id }) => id)).toEqual(['first', 'cheap', 'a', 'b']);
  });

  it('names each included feature once', () => {
    expect(
      getAllIncluded([plan([], { includes: ['x', 'y'] }), plan([], { includes: ['y', 'z'] })]),
    ).toEqual(['x', 'y', 'z']);
  });
});
