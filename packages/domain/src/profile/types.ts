export type Role = 'user' | 'moderator' | 'admin';

/**
 * The stored status; any value except `active` means not subscribed
 * (docs/product/subscription.md#subscription-status).
 */
export type SubscriptionStatus = 'active' | 'inactive' | (string & {});

/** The custom claims of the sign-in token (docs/product/subscription.md#token-claims). */
export interface Claims {
  subscribed: boolean;
  role: Role;
  plan: string | null;
  /** Epoch milliseconds; null means no access. */
  expiresAt: number | null;
}
