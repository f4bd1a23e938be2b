/** The roles of accounts, from the fewest rights to the most. */
export const roles = ['user', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];

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
