import type { Claims, UserProfile } from '../profile/types';

/**
 * `active`: subscribed. `lapsed`: was subscribed once. `none`: never was, or nothing is known.
 */
export type SubscriptionState = 'none' | 'active' | 'lapsed';

/** Subscribed only when the stored status equals `active` (spec, section 4). */
export const isSubscribed = (profile: Pick<UserProfile, 'subscriptionStatus'> | null): boolean =>
  profile?.subscriptionStatus === 'active';

/**
 * The state of a membership. A status other than `active` and the default
 * `inactive`, or a token that names an end, tells that there was one before.
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
