import { computeAccess, type MembershipRecord } from '@gschool/domain';

/** One reason for what a member sees. Dates are epoch milliseconds. */
export type AccessReason =
  | { kind: 'blocked'; date: number }
  | { kind: 'grantOpen'; date: number; plan: string | null }
  | { kind: 'grantEnded'; date: number }
  | { kind: 'subscriptionActive'; date: number }
  | { kind: 'past_due' | 'unpaid' | 'paused' }
  | { kind: 'subscriptionEnded'; date: number }
  | { kind: 'none' };

/** Whether a member sees the classes, and why, the deciding reason first. */
export interface AccessExplanation {
  isOpen: boolean;
  reasons: readonly AccessReason[];
}

const explainGrant = ({ grant }: MembershipRecord, now: number): readonly AccessReason[] => {
  if (grant === null) return [];
  const { expiresAt: date, plan } = grant;
  return [date > now ? { kind: 'grantOpen', date, plan } : { kind: 'grantEnded', date }];
};

const explainSubscription = ({ subscription }: MembershipRecord): readonly AccessReason[] => {
  if (subscription === null) return [];
  const { status, endsAt: date } = subscription;
  if (status === 'active') return [{ kind: 'subscriptionActive', date }];
  if (status === 'ended') return [{ kind: 'subscriptionEnded', date }];
  return [{ kind: status }];
};

const opens = ({ kind }: AccessReason): boolean =>
  kind === 'grantOpen' || kind === 'subscriptionActive';

/** Explains a record at `now` (epoch milliseconds). */
export const explainAccess = (record: MembershipRecord, now: number): AccessExplanation => {
  const isOpen = computeAccess(record, now).claims.subscribed;
  const facts = [...explainSubscription(record), ...explainGrant(record, now)];
  const reasons: readonly AccessReason[] = [
    ...(record.blockedAt === null ? [] : [{ kind: 'blocked', date: record.blockedAt } as const]),
    ...facts.filter(opens),
    ...facts.filter((fact) => !opens(fact)),
  ];
  return { isOpen, reasons: reasons.length === 0 ? [{ kind: 'none' }] : reasons };
};
