import type { Subscription } from './types';

/** The state of a subscription (docs/product/subscription.md#billing-states). */
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

/** The state of a subscription. An unknown status counts as ended. */
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
 * Whether a subscription may charge again without further action: a paused one can be resumed, and
 * an unpaid one charges as soon as there is a card. `incomplete` needs an action by the customer
 * first.
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

/** The next date of a subscription and its meaning. */
export interface BillingDate {
  kind: 'renews' | 'firstPayment' | 'ends' | 'ended';
  /** Epoch milliseconds. */
  at: number;
}

const createBillingDate = (kind: BillingDate['kind'], at: number | null): BillingDate | null =>
  at === null ? null : { kind, at };

/** The date to show to the member, or null if no date is certain. */
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

/**
 * The subscription that counts: the one with the first state in `RANK`; among equals, the newest.
 */
export const getCurrentSubscription = (all: readonly Subscription[]): Subscription | null =>
  all.toSorted(
    (a, b) =>
      RANK.indexOf(getBillingState(a)) - RANK.indexOf(getBillingState(b)) ||
      (b.createdAt ?? 0) - (a.createdAt ?? 0),
  )[0] ?? null;
