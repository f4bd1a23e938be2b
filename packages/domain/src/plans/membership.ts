import type { UserProfile } from '../documents/profile';
import type { Claims } from '../profile/types';
import { getSubscriptionState, type SubscriptionState } from '../subscription/subscription';
import { getBillingState, getCurrentSubscription, type BillingState } from './billing';
import type { Subscription } from './types';

/** A member's subscription, the way the subscription page shows it. */
export interface Membership {
  /** Only the profile decides it (docs/product/subscription.md#subscription-status). */
  access: SubscriptionState;
  subscription: Subscription | null;
  billing: BillingState | null;
  /** True if the member has paid, but the profile is not active yet. */
  isActivationPending: boolean;
  /** True if the member has access without a paid subscription, because the school granted it. */
  isGranted: boolean;
  /** True if no subscription is running, so that a purchase cannot charge twice. */
  canBuy: boolean;
}

const PAID: readonly (BillingState | null)[] = ['active', 'trialing', 'ending'];

/** Whether a subscription is running or may run again. If so, no other one can be bought. */
export const isRunning = (subscription: Subscription): boolean =>
  getBillingState(subscription) !== 'ended';

/** A member's subscription, from the profile, the token and the payment provider. */
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
