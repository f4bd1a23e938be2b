import type { Claims, UserProfile } from '../profile/types';
import { getSubscriptionState, type SubscriptionState } from '../subscription/subscription';
import { getBillingState, getCurrentSubscription, type BillingState } from './billing';
import type { Subscription } from './types';

/** Everything that the subscription page says about a member. */
export interface Membership {
  /** What is open: decided by the profile alone (spec, section 4). */
  access: SubscriptionState;
  subscription: Subscription | null;
  billing: BillingState | null;
  /** Paid for, and the profile does not say so yet. */
  isActivationPending: boolean;
  /** Open without a subscription of the payment service: the school granted it. */
  isGranted: boolean;
  /** Nothing runs that a second purchase would double. */
  canBuy: boolean;
}

const PAID: readonly (BillingState | null)[] = ['active', 'trialing', 'ending'];

/** What counts when somebody wants to buy: anything that runs, or may run again, by itself. */
export const isRunning = (subscription: Subscription): boolean =>
  getBillingState(subscription) !== 'ended';

/** A member's standing from the profile, the token and what the payment service tells. */
export const getMembership = (
  profile: Pick<UserProfile, 'subscriptionStatus'> | null,
  claims: Pick<Claims, 'expiresAt'> | null,
  subscriptions: readonly Subscription[],
): Membership => {
  const access = getSubscriptionState(profile, claims);
  const subscription = getCurrentSubscription(subscriptions);
  const billing = subscription && getBillingState(subscription);
  const isPaid = PAID.includes(billing);
  return {
    access,
    subscription,
    billing,
    isActivationPending: isPaid && access !== 'active',
    isGranted: access === 'active' && (billing === null || billing === 'ended'),
    canBuy: access !== 'active' && !subscriptions.some(isRunning),
  };
};
