import { parseRole } from '../profile/claims';
import type { Claims, Role } from '../profile/types';

/** Access granted by an operator. */
export interface Grant {
  /** The name of the plan that the account page shows; null for none. */
  plan: string | null;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** The combined effect of a customer's subscriptions. */
export interface SubscriptionSummary {
  /** `active`, a payment problem under Stripe's name (`past_due`), or `ended`. */
  status: 'active' | 'past_due' | 'unpaid' | 'paused' | 'ended';
  /** The id of the product. */
  plan: string;
  /** The end of the last paid period, in epoch milliseconds. */
  endsAt: number;
}

/**
 * Everything that decides an account's access. Trusted server code stores each fact separately, so
 * that a subscription that ends does not remove a grant, and a webhook does not remove a block
 * (docs/product/subscription.md#membership-records).
 */
export interface MembershipRecord {
  role: Role;
  grant: Grant | null;
  /** When an operator blocked the account, in epoch milliseconds; null if it is not blocked. */
  blockedAt: number | null;
  subscription: SubscriptionSummary | null;
}

/** One of a customer's subscriptions, reduced to the fields that access depends on. */
export interface SubscriptionTerms {
  status: string;
  /** The id of the product; null if it is unknown. */
  planId: string | null;
  /** Whether the product is marked as a membership. */
  isMembership: boolean;
  /** Epoch milliseconds; 0 if it is unknown. */
  periodEndsAt: number;
}

/** The claims and the profile status that result from a record. */
export interface AccountAccess {
  subscriptionStatus: string;
  claims: {
    role: Role;
    subscribed: boolean;
    plan?: string;
    /** Epoch milliseconds. */
    expiresAt?: number;
  };
}

/** The record of an account that has never had access. */
export const emptyMembershipRecord: MembershipRecord = {
  role: 'user',
  grant: null,
  blockedAt: null,
  subscription: null,
};

const ACTIVE: readonly string[] = ['active', 'trialing'];
/** The profile shows these states, so that the member sees the problem. */
const PAYMENT_PROBLEMS = ['past_due', 'unpaid', 'paused'] as const;
/** The first payment was never made, so there was no membership. */
const INCOMPLETE: readonly string[] = ['incomplete', 'incomplete_expired'];

/**
 * How long access stays open after a period ends, in milliseconds. Stripe reports a renewal a few
 * minutes after the old period ends.
 */
export const RENEWAL_GRACE_MS = 60 * 60 * 1000;

/**
 * Summarizes a customer's subscriptions: the active one with the latest end; otherwise the one that
 * ended last. Null if none of them is a membership.
 *
 * @param plans ids of the products that are memberships. The payment extension grants a role for
 * any
 *   product that names one, so a product must also be listed here.
 */
export const summarizeSubscriptions = (
  subscriptions: readonly SubscriptionTerms[],
  plans: readonly string[],
): SubscriptionSummary | null => {
  const memberships = subscriptions
    .filter(
      ({ planId, isMembership, status }) =>
        planId !== null && plans.includes(planId) && isMembership && !INCOMPLETE.includes(status),
    )
    .toSorted((a, b) => b.periodEndsAt - a.periodEndsAt);
  const active = memberships.find(({ status }) => ACTIVE.includes(status));
  const shown = active ?? memberships[0];
  if (shown === undefined) return null;
  const problem = PAYMENT_PROBLEMS.find((known) =>
    memberships.some(({ status }) => status === known),
  );
  return {
    status: active ? 'active' : (problem ?? 'ended'),
    plan: shown.planId ?? '',
    endsAt: shown.periodEndsAt,
  };
};

/** The latest end of past and present access; null if the account never had access. */
const getLastEnd = ({ grant, subscription, blockedAt }: MembershipRecord): number | null => {
  const ends = [grant?.expiresAt, subscription?.endsAt].filter((end) => end !== undefined);
  if (ends.length === 0) return null;
  return Math.min(Math.max(...ends), blockedAt ?? Number.POSITIVE_INFINITY);
};

/**
 * The access that follows from a record at `now` (epoch milliseconds). A block closes all access.
 * Otherwise, access is open until the grant or the subscription ends, whichever is later, plus an
 * hour for the renewal. After access has ended, `expiresAt` still says when, because it marks a
 * lapsed member (docs/product/access.md#lapsed-members).
 */
export const computeAccess = (record: MembershipRecord, now: number): AccountAccess => {
  const { role, grant, blockedAt, subscription } = record;
  const ends = [
    ...(subscription?.status === 'active' ? [subscription.endsAt + RENEWAL_GRACE_MS] : []),
    ...(grant !== null && grant.expiresAt > now ? [grant.expiresAt] : []),
  ];
  const isOpen = blockedAt === null && ends.length > 0;
  const paidPlan = subscription?.plan ?? null;
  const plan = subscription?.status === 'active' ? paidPlan : (grant?.plan ?? paidPlan);
  const expiresAt = isOpen ? Math.max(...ends) : getLastEnd(record);
  const problem = PAYMENT_PROBLEMS.find((known) => known === subscription?.status);
  const closedStatus = blockedAt === null ? (problem ?? 'inactive') : 'inactive';
  return {
    subscriptionStatus: isOpen ? 'active' : closedStatus,
    claims: {
      role,
      subscribed: isOpen,
      ...(plan !== null && { plan }),
      ...(expiresAt !== null && { expiresAt }),
    },
  };
};

const SUMMARY_STATUSES: readonly SubscriptionSummary['status'][] = [
  'active',
  ...PAYMENT_PROBLEMS,
  'ended',
];

const getFields = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;

const parseInstant = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

const parseGrant = (value: unknown): Grant | null => {
  const { plan, expiresAt } = getFields(value) ?? {};
  const end = parseInstant(expiresAt);
  return end === null ? null : { plan: typeof plan === 'string' ? plan : null, expiresAt: end };
};

const parseSummary = (value: unknown): SubscriptionSummary | null => {
  const { status, plan, endsAt } = getFields(value) ?? {};
  const known = SUMMARY_STATUSES.find((one) => one === status);
  if (known === undefined || typeof plan !== 'string') return null;
  return { status: known, plan, endsAt: parseInstant(endsAt) ?? 0 };
};

/** Parses a stored record. Accepts any value; invalid parts grant no access. */
export const parseMembershipRecord = (data: unknown): MembershipRecord => {
  const { role, grant, blockedAt, subscription } = getFields(data) ?? {};
  return {
    role: parseRole(role),
    grant: parseGrant(grant),
    blockedAt: parseInstant(blockedAt),
    subscription: parseSummary(subscription),
  };
};

/**
 * Creates the record of an account that is older than these records: its role, and its access,
 * stored as a subscription if there is one that explains the access, and otherwise as a grant.
 */
export const createMembershipRecord = (
  claims: Claims,
  subscriptions: readonly SubscriptionTerms[],
): MembershipRecord => {
  const { role, subscribed, plan, expiresAt } = claims;
  const subscription = plan === null ? null : summarizeSubscriptions(subscriptions, [plan]);
  const isGranted = subscribed && expiresAt !== null && subscription === null;
  const grant = isGranted ? { plan, expiresAt } : null;
  return { ...emptyMembershipRecord, role, grant, subscription };
};
