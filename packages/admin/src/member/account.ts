import {
  hasActiveClaim,
  parseClaims,
  type Claims,
  type MembershipRecord,
  type SubscriptionTerms,
} from '@gschool/domain';

import type { LogTransaction } from '../log/logService';

/** An account of Firebase Authentication, with the fields that an administrator needs. */
export interface Account {
  uid: string;
  /** `''` for an account without an email address. */
  email: string;
  isEmailVerified: boolean;
  isDisabled: boolean;
  displayName: string;
  photoURL: string;
  /** Such as `password` and `google.com`. */
  providers: readonly string[];
  /** ISO timestamps. */
  createdAt: string;
  lastSignInAt: string | null;
  /** All stored custom claims, including claims that the product does not use. */
  claims: Readonly<Record<string, unknown>>;
}

/** `users/{uid}` in its stored form; null if it does not exist. */
export type StoredProfile = Readonly<Record<string, unknown>> | null;

/** Identifies an account by email, uid or both. */
export interface AccountRef {
  email?: string | undefined;
  uid?: string | undefined;
}

/** A page of accounts, in the order of Firebase Authentication. */
export interface AccountPage {
  accounts: readonly Account[];
  /** Null if this is the last page. */
  nextPageToken: string | null;
}

/** The operations of Firebase Authentication that administrators need. */
export interface AccountService {
  /** Null if the account does not exist. */
  find(ref: AccountRef): Promise<Account | null>;
  /** The accounts that exist, in any order. At most 100 uids. */
  findMany(uids: readonly string[]): Promise<readonly Account[]>;
  /** At most 1,000 accounts. Throws an `AdminError` for an invalid page token. */
  list(pageToken: string | null): Promise<AccountPage>;
  /** Writes all claims of an account. */
  setClaims(uid: string, claims: Readonly<Record<string, unknown>>): Promise<void>;
  /** Ends every session. Tokens can no longer be renewed. */
  signOutEverywhere(uid: string): Promise<void>;
}

/** How to write a profile: create a document, or update the given fields. */
export type ProfileWrite =
  | { kind: 'create'; data: Readonly<Record<string, unknown>> }
  | { kind: 'update'; data: Readonly<Record<string, unknown>> };

/** The operations on `users/{uid}` that administrators need. */
export interface ProfileService {
  read(uid: string): Promise<StoredProfile>;
  /** Reads the profile, passes it to `decide`, and writes the result, in one transaction. */
  change(uid: string, decide: (profile: StoredProfile) => ProfileWrite | null): Promise<void>;
}

/** The data about an account's membership in Firestore. */
export interface StoredMembership {
  /** `memberships/{uid}`; null if it does not exist. */
  record: MembershipRecord | null;
  /** The subscriptions that the payment extension copied. */
  subscriptions: readonly SubscriptionTerms[];
}

/** The operations on `memberships/{uid}`, which only trusted server code reads and writes. */
export interface MembershipService {
  read(uid: string): Promise<StoredMembership>;
  /**
   * Reads the membership, passes it to `decide`, and writes the result, in one transaction. Null
   * writes nothing. What `decide` appends to the log is written in the same transaction. `decide`
   * may run more than once.
   */
  change(
    uid: string,
    decide: (
      stored: StoredMembership,
      log: LogTransaction,
    ) => MembershipRecord | null | Promise<MembershipRecord | null>,
  ): Promise<void>;
  /** The uids of all customers with a subscription. */
  listCustomers(): AsyncIterable<string>;
  /** The uids of blocked accounts; at most 5,000. */
  listBlocked(): Promise<ReadonlySet<string>>;
  /**
   * The uids of accounts whose grant, or the last paid period of whose subscription, ended between
   * two times (epoch milliseconds); the latest first, at most `limit` of each.
   */
  listEnded(from: number, to: number, limit: number): Promise<readonly string[]>;
  /** Counts the records that give access now (epoch milliseconds). */
  countOpen(now: number): Promise<number>;
}

/** Deletes what is stored about a member. */
export interface ErasureService {
  /**
   * Deletes the profile, the library, the membership, the checkouts and the photo of a member.
   * First it records that the account is erased, so that the access rules refuse its tokens. If it
   * runs again after the last token has expired, it removes this record. Orders and payment records
   * stay.
   */
  deleteData(uid: string): Promise<void>;
  /** False if the bucket's name is unknown, so that `deleteData` can't delete photos. */
  readonly includesPhotos: boolean;
  /** Deletes the account. Does nothing if it no longer exists. */
  deleteAccount(uid: string): Promise<void>;
}

/** The Firebase services that changes of members need. */
export interface Services {
  erasure: ErasureService;
  accounts: AccountService;
  profiles: ProfileService;
  memberships: MembershipService;
}

/** The product's four claims, parsed the way the apps parse them. */
export const getClaims = (account: Account): Claims => parseClaims(account.claims);

/** Whether the account's next token gives access to the classes. `now` is in epoch milliseconds. */
export const hasAccess = (account: Account, now: number): boolean =>
  hasActiveClaim(getClaims(account), now);
