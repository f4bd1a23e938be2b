export type Role = 'user' | 'moderator' | 'admin';

/**
 * The stored status; any value except `active` means not subscribed
 * (docs/product/subscription.md#subscription-status).
 */
export type SubscriptionStatus = 'active' | 'inactive' | (string & {});

/** The document `users/{uid}` (docs/product/profile.md#profile-fields). */
export interface UserProfile {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string;
  subscriptionStatus: SubscriptionStatus;
  /** ISO timestamp. */
  createdAt: string;
  authProvider: 'email' | 'google';
  isEmailVerified: boolean;
  role: Role;
  /** 0–100. */
  profileCompleteness: number;
  firstName: string;
  lastName: string;
  preferredName: string;
  phoneNumber: string;
  contactEmail: string;
  location: { country: string; region: string; city: string; postalCode: string };
  timezone: string;
  preferences: {
    theme: string;
    emailNotifications: boolean;
    newsletterSubscribed: boolean;
    contentPreferences: readonly string[];
  };
}

/** The custom claims of the sign-in token (docs/product/subscription.md#token-claims). */
export interface Claims {
  subscribed: boolean;
  role: Role;
  plan: string | null;
  /** Epoch milliseconds; null means no access. */
  expiresAt: number | null;
}
