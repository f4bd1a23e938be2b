import type { Subscription } from './types';

/**
 * How a subscription stands. `ending` is paid for and does not renew; `pastDue`
 * is tried again by the payment service; `unpaid` is not tried any more;
 * `incomplete` waits for its first payment.
 */
export type BillingState =
  | 'trialing'
  | 'active'
  | 'ending'
  | 'pastDue'
  | 'unpaid'
  | 'incomplete'
  | 'paused'
  | 'ended';

type BillingTerms = Pick<Subscription, 'status' | 'endsWithPeriod' | 'cancelsAt'>;

const hasEnd = ({ endsWithPeriod, cancelsAt }: BillingTerms): boolean =>
  endsWithPeriod || cancelsAt !== null;

/** A status that nobody knows counts as ended: nothing is promised for it. */
export const getBillingState = (subscription: BillingTerms): BillingState => {
  const isEnding = hasEnd(subscription);
  switch (subscription.status) {
    case 'trialing':
      return isEnding ? 'ending' : 'trialing';
    case 'active':
      return isEnding ? 'ending' : 'active';
    case 'past_due':
      return 'pastDue';
    case 'unpaid':
      return 'unpaid';
    case 'incomplete':
      return 'incomplete';
    case 'paused':
      return 'paused';
    default:
      return 'ended';
  }
};

/**
 * True for a subscription that may charge again by itself, unless somebody ends it:
 * one that is paused goes on, one that is unpaid does as soon as a card is there.
 * `incomplete` does nothing without its buyer.
 */
export const isRenewing = (subscription: BillingTerms): boolean => {
  switch (getBillingState(subscription)) {
    case 'trialing':
    case 'active':
    case 'pastDue':
    case 'unpaid':
    case 'paused':
      return !hasEnd(subscription);
    case 'ending':
    case 'incomplete':
    case 'ended':
      return false;
  }
};

/** What a subscription's next date means. */
export interface BillingDate {
  kind: 'renews' | 'firstPayment' | 'ends' | 'ended';
  /** Epoch milliseconds. */
  at: number;
}

const createBillingDate = (kind: BillingDate['kind'], at: number | null): BillingDate | null =>
  at === null ? null : { kind, at };

/** The date that a member wants to know, or null where none is certain. */
export const getBillingDate = (subscription: Subscription): BillingDate | null => {
  const { periodEndsAt, trialEndsAt, cancelsAt, endedAt } = subscription;
  switch (getBillingState(subscription)) {
    case 'trialing':
      return createBillingDate('firstPayment', trialEndsAt ?? periodEndsAt);
    case 'active':
      return createBillingDate('renews', periodEndsAt);
    case 'ending':
      return createBillingDate('ends', cancelsAt ?? periodEndsAt);
    case 'ended':
      return createBillingDate('ended', endedAt ?? periodEndsAt);
    case 'pastDue':
    case 'unpaid':
    case 'incomplete':
    case 'paused':
      return null;
  }
};

const RANK: readonly BillingState[] = [
  'active',
  'trialing',
  'ending',
  'pastDue',
  'unpaid',
  'paused',
  'incomplete',
  'ended',
];

/** Of all that somebody ever had, the one that counts now: the most alive, then the newest. */
export const getCurrentSubscription = (all: readonly Subscription[]): Subscription | null =>
  all.toSorted(
    (a, b) =>
      RANK.indexOf(getBillingState(a)) - RANK.indexOf(getBillingState(b)) ||
      (b.createdAt ?? 0) - (a.createdAt ?? 0),
  )[0] ?? null;
