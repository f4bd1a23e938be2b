import { computeAccess, emptyMembershipRecord, type MembershipRecord } from '@gschool/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { explainAccess } from './explainAccess';

const now = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;
const explain = (over: Partial<MembershipRecord>) => {
  const { isOpen, reasons } = explainAccess({ ...emptyMembershipRecord, ...over }, now);
  return [isOpen, ...reasons.map(({ kind }) => kind)];
};
const subscription = (status: 'active' | 'past_due' | 'ended') => ({
  status,
  plan: 'school',
  endsAt: now + 9 * day,
});
const grant = (days: number) => ({ plan: null, expiresAt: now + days * day });

describe('what a member sees, and why', () => {
  it.each<[string, Partial<MembershipRecord>, readonly unknown[]]>([
    ['nothing known', {}, [false, 'none']],
    ['a grant', { grant: grant(3) }, [true, 'grantOpen']],
    ['an old grant', { grant: grant(-3) }, [false, 'grantEnded']],
    [
      'a subscription and an old grant',
      { grant: grant(-3), subscription: subscription('active') },
      [true, 'subscriptionActive', 'grantEnded'],
    ],
    [
      'a failed payment and a grant',
      { grant: grant(3), subscription: subscription('past_due') },
      [true, 'grantOpen', 'past_due'],
    ],
    [
      'a block over everything',
      { grant: grant(3), subscription: subscription('active'), blockedAt: now - day },
      [false, 'blocked', 'subscriptionActive', 'grantOpen'],
    ],
  ])('%s', (_, record, expected) => {
    expect(explain(record)).toEqual(expected);
  });

  it('agrees with the access that the product computes, and always names a reason', () => {
    const instant = fc.integer({ min: now - 90 * day, max: now + 90 * day });
    const records: fc.Arbitrary<MembershipRecord> = fc.record({
      role: fc.constantFrom('user', 'moderator', 'admin'),
      grant: fc.option(fc.record({ plan: fc.constant(null), expiresAt: instant })),
      blockedAt: fc.option(instant),
      subscription: fc.option(
        fc.record({
          status: fc.constantFrom('active', 'past_due', 'unpaid', 'paused', 'ended'),
          plan: fc.constant('school'),
          endsAt: instant,
        }),
      ),
    });
    fc.assert(
      fc.property(records, (record) => {
        const { isOpen, reasons } = explainAccess(record, now);
        expect(isOpen).toBe(computeAccess(record, now).claims.subscribed);
        const first = reasons[0]?.kind ?? '';
        expect(['grantOpen', 'subscriptionActive'].includes(first)).toBe(isOpen);
      }),
    );
  });
});
