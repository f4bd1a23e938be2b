import type { Translated } from '../locale/translated';
import type { Money } from '../money/money';

export type Interval = 'day' | 'week' | 'month' | 'year';

/** A recurring price of a plan. */
export interface PlanPrice {
  id: string;
  money: Money;
  interval: Interval;
  /** 3 with `month`: every three months. At least 1. */
  intervalCount: number;
  /** Days before the first payment; 0 = none. */
  trialDays: number;
}

/** A plan that can be bought. */
export interface MembershipPlan extends Translated<
  'name' | 'description',
  { includes?: readonly string[] }
> {
  id: string;
  name: string;
  /** One sentence, or ''. */
  description: string;
  /** What the plan includes, the most important first. */
  includes: readonly string[];
  isRecommended: boolean;
  /** Plans are sorted by this number, the lowest first. */
  order: number;
  prices: readonly PlanPrice[];
}

/** A member's subscription as the payment provider reports it. Instants in epoch milliseconds. */
export interface Subscription {
  id: string;
  /** The provider's status: `active`, `past_due`, … */
  status: string;
  planId: string | null;
  priceId: string | null;
  createdAt: number | null;
  periodEndsAt: number | null;
  trialEndsAt: number | null;
  /** It ends with the current period. */
  endsWithPeriod: boolean;
  /** The date of its end, if one is set. */
  cancelsAt: number | null;
  endedAt: number | null;
}
