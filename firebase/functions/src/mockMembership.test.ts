import { describe, expect, it } from 'vitest';

import type { Fields } from '../../../mocks/src/firestore/value';
import { subscriptionFields } from '../../../mocks/src/payments/subscriptionFields';
import { membershipOf as membershipOfMock } from '../../../mocks/src/payments/syncMembership';
import { computeMembership } from './membership';

const now = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;
const plans = ['school', 'patron'];

interface SubscriptionInput {
  status: string;
  endsInDays: number;
  planId: string;
  role: string | null;
}

const createSubscriptions = (
  status: string,
  endsInDays = 9,
  planId = 'school',
  role: SubscriptionInput['role'] = 'member',
) => ({
  status,
  endsInDays,
  planId,
  role,
});

/** As the Admin SDK reads it. */
const toSdkDocument = ({ status, endsInDays, planId, role }: SubscriptionInput) => ({
  status,
  role,
  product: { id: planId },
  current_period_end: { toMillis: () => now + endsInDays * day },
});

/** As the mock stores it. */
const toMockDocument = ({ status, endsInDays, planId, role }: SubscriptionInput): Fields => {
  const periodEndsAt = now + endsInDays * day;
  const facts = { status, planId, priceId: 'month', createdAt: now, periodStartsAt: now };
  return { ...subscriptionFields({ ...facts, periodEndsAt }, 'demo'), role };
};

const statuses = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'future_status',
];

const purchases: readonly (readonly SubscriptionInput[])[] = [
  [],
  ...statuses.flatMap((status) => [
    [createSubscriptions(status)],
    [createSubscriptions(status, -2)],
    [createSubscriptions(status, 9, 'shirt')],
    [createSubscriptions(status, 9, 'school', null)],
    [createSubscriptions('canceled', 300), createSubscriptions(status, 5)],
    [createSubscriptions('active', 5), createSubscriptions(status, 50, 'patron')],
    [
      createSubscriptions('unpaid', -1),
      createSubscriptions('past_due', -3),
      createSubscriptions(status, -9, 'patron'),
    ],
  ]),
];

const granted = { subscribed: true, plan: 'founder', expiresAt: now + day };
const before = [
  ['nothing', {}],
  ['an administrator', { role: 'admin' as const }],
  ['a member', { ...granted, plan: 'school' }],
  ['access that an operator granted', granted],
  ['granted access that has ended', { ...granted, expiresAt: now }],
  ['granted access that was revoked', { ...granted, subscribed: false }],
] as const;

describe('the demo changes access like the deployed function', () => {
  it.each(before)('after %s', (_, claims) => {
    for (const all of purchases) {
      const expected = computeMembership(all.map(toSdkDocument), claims, plans, now);
      expect([all, membershipOfMock(all.map(toMockDocument), claims, plans, now)]).toEqual([
        all,
        expected,
      ]);
    }
  });
});
