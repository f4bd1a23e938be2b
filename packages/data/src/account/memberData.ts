import type { AppErrorKind } from '@gschool/domain';

/** The sections of the file that a member downloads, in order. */
export const memberDataParts = [
  'account',
  'profile',
  'picture',
  'library',
  'history',
  'playlists',
  'cart',
  'customer',
  'subscriptions',
  'payments',
  'orders',
  'orderStatus',
  'checkoutSessions',
] as const;

export type MemberDataPart = (typeof memberDataParts)[number];

/** The stored data, or why it could not be read. `data` is null where nothing is stored. */
export type MemberDataSection = { data: unknown } | { notRead: AppErrorKind['kind'] };

/** Everything stored about a member as JSON: times as ISO text, references as paths. */
export interface MemberData {
  format: 'gschool-member-data';
  /** Incremented when the format changes. */
  version: 1;
  /** ISO date and time. */
  createdAt: string;
  uid: string;
  sections: Readonly<Record<MemberDataPart, MemberDataSection>>;
}

/** Progress of `collect`, in sections. */
export interface CollectProgress {
  done: number;
  total: number;
}

/** Reads and deletes everything stored about one member. */
export interface MemberDataRepository {
  /**
   * Reads every section. Never rejects because of one section: a section that cannot be read
   * contains the reason, so that the other sections are not lost.
   */
  collect(uid: string, onProgress?: (progress: CollectProgress) => void): Promise<MemberData>;
  /**
   * Whether a subscription renews. Rejects when that cannot be read, because callers must not
   * guess.
   */
  hasRenewingSubscription(uid: string): Promise<boolean>;
  /**
   * Deletes everything that the owner may delete, the profile last. A second call continues after a
   * failure.
   */
  erase(uid: string): Promise<void>;
}
