import type { MembershipPlan, PlanPrice } from './types';

/** The two periods that plans are compared by. */
export type PlanPeriod = 'month' | 'year';

/** The price of exactly one month or one year, the cheapest where several are published. */
export const getPlanPrice = (plan: MembershipPlan, period: PlanPeriod): PlanPrice | null =>
  plan.prices
    .filter(({ interval, intervalCount }) => interval === period && intervalCount === 1)
    .toSorted((a, b) => a.money.amount - b.money.amount)[0] ?? null;

/** The prices that are paid neither monthly nor yearly, such as every three months. */
export const getOtherPrices = (plan: MembershipPlan): readonly PlanPrice[] =>
  plan.prices.filter(
    ({ interval, intervalCount }) =>
      intervalCount !== 1 || (interval !== 'month' && interval !== 'year'),
  );

/** What a year at once is cheaper than twelve months. */
export interface YearlySaving {
  /** Minor units. */
  amount: number;
  /** Whole percent, rounded down: never promises too much. */
  percent: number;
  /** Whole months that cost nothing, rounded down. */
  months: number;
}

/** Null where a year costs no less, or where the two cannot be compared. */
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

/** A year's price by the month, rounded up to whole minor units. */
export const getMonthlyShare = ({ money }: PlanPrice): number => Math.ceil(money.amount / 12);
