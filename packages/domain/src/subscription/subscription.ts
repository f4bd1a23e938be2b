import type { UserProfile } from '../documents/profile';
import type { Claims } from '../profile/types';

/** `active`: subscribed. `lapsed`: was subscribed before. `none`: never subscribed, or unknown. */
export type SubscriptionState = 'none' | 'active' | 'lapsed';

/**
 * Subscribed only if the stored status equals `active`
 * (docs/product/subscription.md#subscription-status).
 */
export const isSubscribed = (profile: Pick<UserProfile, 'subscriptionStatus'> | null): boolean =>
  profile?.subscriptionStatus === 'active';

/**
 * The state of a subscription. A status other than `active` and `inactive`, or a token with
 * `expiresAt`, shows that there was a subscription before.
 */
export const getSubscriptionState = (
  profile: Pick<UserProfile, 'subscriptionStatus'> | null,
  claims: Pick<Claims, 'expiresAt'> | null,
): SubscriptionState => {
  if (isSubscribed(profile)) return 'active';
  const status = profile?.subscriptionStatus ?? '';
  const wasActive = status !== '' && status !== 'inactive';
  return wasActive || (profile !== null && claims !== null && claims.expiresAt !== null)
    ? 'lapsed'
    : 'none';
};
