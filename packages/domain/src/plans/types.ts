import type { Translated } from '../locale/translated';
import type { Money } from '../money/money';

export type Interval = 'day' | 'week' | 'month' | 'year';

/** One way to pay for a plan: an amount, again and again. */
export interface PlanPrice {
  id: string;
  money: Money;
  interval: Interval;
  /** 3 with `month`: every three months. At least 1. */
  intervalCount: number;
  /** Days before the first payment; 0 = none. */
  trialDays: number;
}

/** A membership that is for sale. */
export interface MembershipPlan extends Translated<
  'name' | 'description',
  { includes?: readonly string[] }
> {
  id: string;
  name: string;
  /** One sentence, or ''. */
  description: string;
  /** What a member gets, in the words of whoever sells it, the weightiest first. */
  includes: readonly string[];
  isRecommended: boolean;
  /** Plans are shown by it, the lowest first. */
  order: number;
  prices: readonly PlanPrice[];
}

/** A member's subscription as the payment service tells it. Instants in epoch milliseconds. */
export interface Subscription {
  id: string;
  /** The service's own word: `active`, `past_due`, … */
  status: string;
  planId: string | null;
  priceId: string | null;
  createdAt: number | null;
  periodEndsAt: number | null;
  trialEndsAt: number | null;
  /** It does not renew after this period. */
  endsWithPeriod: boolean;
  /** A day set for its end, if any. */
  cancelsAt: number | null;
  endedAt: number | null;
}
