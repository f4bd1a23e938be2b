import { parseClaims, hasActiveClaim, type Claims } from '@gschool/domain';

/** An account of the identity service, as an operator needs it. */
export interface Account {
  uid: string;
  /** `''` for an account without an address. */
  email: string;
  isEmailVerified: boolean;
  isDisabled: boolean;
  displayName: string;
  photoURL: string;
  /** `password`, `google.com`. */
  providers: readonly string[];
  /** ISO instants. */
  createdAt: string;
  lastSignInAt: string | null;
  /** The custom claims as they are stored, ours and anybody's. */
  claims: Readonly<Record<string, unknown>>;
}

/** `users/{uid}` as it lies there; null where there is none. */
export type StoredProfile = Readonly<Record<string, unknown>> | null;

/** Which account is meant. */
export interface AccountRef {
  email?: string | undefined;
  uid?: string | undefined;
}

/** The identity service: what the commands need of it. */
export interface AccountService {
  /** Null where there is no such account. */
  find(ref: AccountRef): Promise<Account | null>;
  /** Writes all claims of an account. */
  setClaims(uid: string, claims: Readonly<Record<string, unknown>>): Promise<void>;
  /** Ends every session: tokens are not renewed any more. */
  signOutEverywhere(uid: string): Promise<void>;
}

/** What happens to a profile: created whole, or the named fields updated. */
export type ProfileWrite =
  | { kind: 'create'; data: Readonly<Record<string, unknown>> }
  | { kind: 'update'; data: Readonly<Record<string, unknown>> };

/** `users/{uid}`: what the commands need of it. */
export interface ProfileService {
  read(uid: string): Promise<StoredProfile>;
  /** Reads the profile, lets `decide` say what to write, and writes it, as one step. */
  change(uid: string, decide: (profile: StoredProfile) => ProfileWrite | null): Promise<void>;
}

/** The four claims of the product, read like the apps read them. */
export const getClaims = (account: Account): Claims => parseClaims(account.claims);

/** True while the account's next token opens the classes; `now` in epoch milliseconds. */
export const hasAccess = (account: Account, now: number): boolean =>
  hasActiveClaim(getClaims(account), now);
