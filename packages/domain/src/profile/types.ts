export type Role = 'user' | 'moderator' | 'admin';

/** Subscription status as stored; anything but `active` is not subscribed (spec, section 4). */
export type SubscriptionStatus = 'active' | 'inactive' | (string & {});

/** The user profile, collection `users`, keyed by uid (spec, section 3). */
export interface UserProfile {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string;
  subscriptionStatus: SubscriptionStatus;
  /** ISO instant. */
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

/** Custom claims on the sign-in token (spec, section 3). */
export interface Claims {
  subscribed: boolean;
  role: Role;
  plan: string | null;
  /** Epoch milliseconds; null = absent = no access. */
  expiresAt: number | null;
}
