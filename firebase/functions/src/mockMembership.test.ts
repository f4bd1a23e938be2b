import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../mocks/src/firestore/value';
import { subscriptionFields } from '../../../mocks/src/payments/subscriptionFields';
import { membershipOf as membershipOfMock } from '../../../mocks/src/payments/syncMembership';
import { membershipOf } from './membership';

const now = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;
const plans = ['school', 'patron'];

interface Told {
  status: string;
  endsInDays: number;
  planId: string;
  role: string | null;
}

const told = (
  status: string,
  endsInDays = 9,
  planId = 'school',
  role: Told['role'] = 'member',
) => ({
  status,
  endsInDays,
  planId,
  role,
});

/** As the SDK of the server reads it. */
const asRead = ({ status, endsInDays, planId, role }: Told) => ({
  status,
  role,
  product: { id: planId },
  current_period_end: { toMillis: () => now + endsInDays * day },
});

/** As the mock stores it. */
const asStored = ({ status, endsInDays, planId, role }: Told): Fields => {
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

const bought: readonly (readonly Told[])[] = [
  [],
  ...statuses.flatMap((status) => [
    [told(status)],
    [told(status, -2)],
    [told(status, 9, 'shirt')],
    [told(status, 9, 'school', null)],
    [told('canceled', 300), told(status, 5)],
    [told('active', 5), told(status, 50, 'patron')],
    [told('unpaid', -1), told('past_due', -3), told(status, -9, 'patron')],
  ]),
];

const granted = { subscribed: true, plan: 'founder', expiresAt: now + day };
const before = [
  ['nothing', {}],
  ['an administrator', { role: 'admin' as const }],
  ['a member', { ...granted, plan: 'school' }],
  ['what an operator granted', granted],
  ['what was granted and is over', { ...granted, expiresAt: now }],
  ['what was taken back', { ...granted, subscribed: false }],
] as const;

describe('the demo opens and closes the classes as the deployed function does', () => {
  it.each(before)('after %s', (_, claims) => {
    for (const all of bought) {
      const expected = membershipOf(all.map(asRead), claims, plans, now);
      expect([all, membershipOfMock(all.map(asStored), claims, plans, now)]).toEqual([
        all,
        expected,
      ]);
    }
  });
});
