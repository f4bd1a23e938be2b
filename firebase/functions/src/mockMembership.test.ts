import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../mocks/src/firestore/value';
import { subscriptionFields } from '../../../mocks/src/payments/subscriptionFields';
import { membershipOf as membershipOfMock } from '../../../mocks/src/payments/syncMembership';
import { membershipOf } from './membership';

const now = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;
const plans = ['school', 'patron'];

interface SubscriptionCase {
  status: string;
  endsInDays: number;
  planId: string;
  role: string | null;
}

const createCase = (
  status: string,
  endsInDays = 9,
  planId = 'school',
  role: SubscriptionCase['role'] = 'member',
) => ({
  status,
  endsInDays,
  planId,
  role,
});

/** The document as the Admin SDK returns it. */
const toAdminDocument = ({ status, endsInDays, planId, role }: SubscriptionCase) => ({
  status,
  role,
  product: { id: planId },
  current_period_end: { toMillis: () => now + endsInDays * day },
});

/** The fields as the mock stores them. */
const toMockFields = ({ status, endsInDays, planId, role }: SubscriptionCase): Fields => {
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
  'a word of tomorrow',
];

const subscriptionLists: readonly (readonly SubscriptionCase[])[] = [
  [],
  ...statuses.flatMap((status) => [
    [createCase(status)],
    [createCase(status, -2)],
    [createCase(status, 9, 'shirt')],
    [createCase(status, 9, 'school', null)],
    [createCase('canceled', 300), createCase(status, 5)],
    [createCase('active', 5), createCase(status, 50, 'patron')],
    [createCase('unpaid', -1), createCase('past_due', -3), createCase(status, -9, 'patron')],
  ]),
];

const operatorClaims = { subscribed: true, plan: 'founder', expiresAt: now + day };
const claimsBefore = [
  ['nothing', {}],
  ['an administrator', { role: 'admin' as const }],
  ['a member', { ...operatorClaims, plan: 'school' }],
  ['what an operator granted', operatorClaims],
  ['what was granted and is over', { ...operatorClaims, expiresAt: now }],
  ['what was taken back', { ...operatorClaims, subscribed: false }],
] as const;

describe('the demo grants and ends memberships as the deployed function does', () => {
  it.each(claimsBefore)('after %s', (_, claims) => {
    for (const all of subscriptionLists) {
      const expected = membershipOf(all.map(toAdminDocument), claims, plans, now);
      expect([all, membershipOfMock(all.map(toMockFields), claims, plans, now)]).toEqual([
        all,
        expected,
      ]);
    }
  });
});
