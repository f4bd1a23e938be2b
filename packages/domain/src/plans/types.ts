import type { Translated } from '../locale/translated';
import type { Money } from '../money/money';

export type Interval = 'day' | 'week' | 'month' | 'year';

/** A recurring price of a plan. */
export interface PlanPrice {
  id: string;
  money: Money;
  interval: Interval;
  /** The number of intervals: 3 with `month` means every three months. At least 1. */
  intervalCount: number;
  /** The number of days before the first payment; 0 means no trial. */
  trialDays: number;
}

/** A plan that can be bought. */
export interface MembershipPlan extends Translated<
  'name' | 'description',
  { includes?: readonly string[] }
> {
  id: string;
  name: string;
  /** A single sentence, or ''. */
  description: string;
  /** The features of the plan, the most important first. */
  includes: readonly string[];
  isRecommended: boolean;
  /** Plans are sorted by this number in ascending order. */
  order: number;
  prices: readonly PlanPrice[];
}

/**
 * A member's subscription, the way the payment provider reports it. Instants are in epoch
 * milliseconds.
 */
export interface Subscription {
  id: string;
  /** The provider's status: `active`, `past_due`, … */
  status: string;
  planId: string | null;
  priceId: string | null;
  createdAt: number | null;
  periodEndsAt: number | null;
  trialEndsAt: number | null;
  /** True if it ends with the current period. */
  endsWithPeriod: boolean;
  /** The date on which it ends, if one is set. */
  cancelsAt: number | null;
  endedAt: number | null;
}
