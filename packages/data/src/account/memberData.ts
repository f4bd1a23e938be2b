import type { AppErrorKind } from '@gschool/domain';

/** The parts of the file that a member downloads, in its order. */
export const memberDataParts = [
  'account',
  'profile',
  'picture',
  'library',
  'history',
  'playlists',
  'customer',
  'subscriptions',
  'payments',
  'orders',
  'orderStatus',
  'checkoutSessions',
] as const;

export type MemberDataPart = (typeof memberDataParts)[number];

/** What is stored, or why it could not be read. `data` is null where nothing is stored. */
export type MemberDataSection =
  | { data: unknown; note?: string | undefined }
  | { notRead: AppErrorKind['kind'] };

/** Everything stored about a member, fit for JSON: instants as ISO text, references as paths. */
export interface MemberData {
  format: 'gschool-member-data';
  /** Raised when a reader of such files has to know. */
  version: 1;
  /** ISO instant. */
  createdAt: string;
  uid: string;
  sections: Readonly<Record<MemberDataPart, MemberDataSection>>;
}

/** How far a collection of data has come, in parts. */
export interface CollectProgress {
  done: number;
  total: number;
}

/** All that is stored about one member: to look through, and to end. */
export interface MemberDataRepository {
  /**
   * Reads every part. Never rejects for a part: one that cannot be read says why
   * in its section, so that the others are not lost with it.
   */
  collect(uid: string, onProgress?: (progress: CollectProgress) => void): Promise<MemberData>;
  /**
   * Whether a subscription goes on by itself. Rejects where that cannot be read: who
   * asks must not guess.
   */
  hasRenewingSubscription(uid: string): Promise<boolean>;
  /**
   * Deletes all that the owner may delete, the profile last. Broken off, it is run
   * again and goes on where it stopped.
   */
  erase(uid: string): Promise<void>;
}
