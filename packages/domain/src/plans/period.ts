import type { MembershipPlan, PlanPrice } from './types';

/** The periods by which plans are compared. */
export type PlanPeriod = 'month' | 'year';

/** The price for exactly one month or one year; the cheapest if there are several. */
export const getPlanPrice = (plan: MembershipPlan, period: PlanPeriod): PlanPrice | null =>
  plan.prices
    .filter(({ interval, intervalCount }) => interval === period && intervalCount === 1)
    .toSorted((a, b) => a.money.amount - b.money.amount)[0] ?? null;

/** The prices for other periods, such as every three months. */
export const getOtherPrices = (plan: MembershipPlan): readonly PlanPrice[] =>
  plan.prices.filter(
    ({ interval, intervalCount }) =>
      intervalCount !== 1 || (interval !== 'month' && interval !== 'year'),
  );

/** The savings of a yearly price compared with twelve monthly payments. */
export interface YearlySaving {
  /** Minor units. */
  amount: number;
  /** Whole percent, rounded down. */
  percent: number;
  /** Free months, rounded down. */
  months: number;
}

/** Null if the yearly price saves nothing, or if the prices can't be compared. */
export const getYearlySaving = (plan: MembershipPlan): YearlySaving | null => {
  const month = getPlanPrice(plan, 'month')?.money;
  const year = getPlanPrice(plan, 'year')?.money;
  if (!month || !year || month.currency.toLowerCase() !== year.currency.toLowerCase()) return null;
  const twelve = month.amount * 12;
  const amount = twelve - year.amount;
  if (amount <= 0) return null;
  return {
    amount,
    percent: Math.floor((amount * 100) / twelve),
    months: Math.floor(amount / month.amount),
  };
};

/** The monthly share of a yearly price, rounded up to whole minor units. */
export const getMonthlyShare = ({ money }: PlanPrice): number => Math.ceil(money.amount / 12);
