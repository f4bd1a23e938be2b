import { getDemoZone, PERIOD_END } from '../accounts';
import { getTimeOfDay } from '../seed/calendarDay';
import type { SeedDocument } from '../store/types';
import { priceIds } from './plans';
import { paymentFields, subscriptionFields, type SubscriptionData } from './subscriptionFields';

interface Billing {
  uid: string;
  email: string;
  planId: string;
  period: 'month' | 'year';
  /** Days until the end of the period; negative when it is over. */
  endsInDays: number;
  joinedDaysAgo: number;
  status: string;
  endsWithPeriod?: boolean;
  /** Minor units of the last payment. */
  amount: number;
}

const billings: readonly Billing[] = [
  {
    uid: 'demo-member',
    email: 'member@gschool.example',
    planId: 'plan-school',
    period: 'month',
    endsInDays: 25,
    joinedDaysAgo: 220,
    status: 'active',
    amount: 1900,
  },
  {
    uid: 'demo-moderator',
    email: 'moderator@gschool.example',
    planId: 'plan-school',
    period: 'year',
    endsInDays: 90,
    joinedDaysAgo: 275,
    status: 'active',
    endsWithPeriod: true,
    amount: 19000,
  },
  {
    uid: 'demo-lapsed',
    email: 'lapsed@gschool.example',
    planId: 'plan-school',
    period: 'month',
    endsInDays: -12,
    joinedDaysAgo: 380,
    status: 'canceled',
    amount: 1900,
  },
  {
    uid: 'demo-unpaid',
    email: 'unpaid@gschool.example',
    planId: 'plan-school',
    period: 'month',
    endsInDays: -3,
    joinedDaysAgo: 124,
    status: 'past_due',
    amount: 1900,
  },
];

/**
 * The Stripe documents of the demo accounts. The administrator has none, because the school granted
 * that membership without a payment. => The Stripe documents of the demo accounts. The
 * administrator has none, because the school granted that membership without a payment.
 */
export const seedBilling = (now: number, projectId: string): SeedDocument[] =>
  billings.flatMap((person) => {
    const { uid, email, planId, period, endsInDays, status, amount } = person;
    const onDay = (days: number) => getTimeOfDay(now, getDemoZone(uid), days, PERIOD_END);
    const periodEndsAt = onDay(endsInDays);
    const periodStartsAt = onDay(endsInDays - (period === 'year' ? 365 : 30));
    const data: SubscriptionData = {
      planId,
      priceId: priceIds(planId)[period],
      status,
      createdAt: onDay(-person.joinedDaysAgo),
      periodStartsAt,
      periodEndsAt,
      endsWithPeriod: person.endsWithPeriod ?? status === 'canceled',
      ...(status === 'canceled' ? { endedAt: periodEndsAt } : {}),
    };
    return [
      { path: `customers/${uid}`, data: { stripeId: `cus_${uid}`, stripeLink: '', email } },
      {
        path: `customers/${uid}/subscriptions/sub_${uid}`,
        data: subscriptionFields(data, projectId),
      },
      {
        path: `customers/${uid}/payments/pi_${uid}`,
        data: paymentFields(amount, 'usd', periodStartsAt, true),
      },
    ];
  });
