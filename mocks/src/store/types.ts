import type { Fields } from '../firestore/value';

export interface StoredDocument {
  readonly fields: Fields;
  /** ISO timestamps with microseconds. */
  createTime: string;
  updateTime: string;
}

export interface ProviderLink {
  providerId: 'password' | 'google.com';
  /** The id at the provider: the email address, or Google's subject. */
  federatedId: string;
}

export interface Account {
  localId: string;
  email: string;
  /** The password in plain text, because this is a demo. Absent for accounts without a password. */
  password?: string | undefined;
  emailVerified: boolean;
  displayName: string;
  photoUrl: string;
  providers: readonly ProviderLink[];
  disabled: boolean;
  customClaims: CustomClaims;
  /** Epoch seconds. Tokens from earlier sign-ins are revoked. */
  validSince: number;
  /** Epoch milliseconds. */
  createdAt: number;
  lastLoginAt: number;
}

/** The custom claims, which only the server sets (docs/product/subscription.md#token-claims). */
export interface CustomClaims {
  subscribed?: boolean;
  role?: string;
  plan?: string;
  /** Epoch milliseconds. */
  expiresAt?: number;
}

export interface RefreshToken {
  localId: string;
  provider: ProviderLink['providerId'];
  /** Epoch seconds of the sign-in. */
  authTime: number;
}

export type OobType =
  | 'PASSWORD_RESET'
  | 'VERIFY_EMAIL'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'RECOVER_EMAIL';

export interface OobCode {
  type: OobType;
  localId: string;
  email: string;
  newEmail?: string | undefined;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** An email that the identity service would send. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The URL of `/auth/action` with the code. */
  link: string;
  /** Epoch milliseconds. */
  sentAt: number;
}

export interface RequestEntry {
  id: number;
  /** Epoch milliseconds of the mock's clock. */
  at: number;
  method: string;
  /** The operation and its documents, short enough for a narrow list. */
  label: string;
  status: number;
  /** Milliseconds until the response. */
  ms: number;
  /** True for a request that the mock does not handle. */
  isUnhandled: boolean;
}

/** A file in Cloud Storage. */
export interface StoredFile {
  /** The bytes in base64. */
  data: string;
  /** In bytes. */
  size: number;
  contentType: string;
  cacheControl: string;
  /** Allows downloading the file without signing in. Each upload has a new token. */
  downloadToken: string;
  /** ISO timestamps. */
  timeCreated: string;
  updated: string;
}

/** The initial data of the store. It is created at every start and never stored. */
export interface Seed {
  /** When the version changes, the written records are discarded. */
  version: string;
  documents: readonly SeedDocument[];
  accounts: readonly Account[];
  /**
   * The time that the dates of the school's content are relative to, in epoch milliseconds. It is
   * stored with the first draft or publication, so that the content of the next start is the same.
   */
  schoolTime?: number;
}

/** Documents and accounts in addition to the seed, which only the studio shows. */
export type SchoolPart = Pick<Seed, 'documents' | 'accounts'>;

export interface SeedDocument {
  path: string;
  readonly data: unknown;
}

/** The documents that a scenario changes. */
export interface Overlay {
  /** The name of the scenario. */
  name: string;
  /**
   * Whether what is written to a path in this scenario exists only in it. Other written documents
   * exist in every scenario.
   */
  owns(path: string): boolean;
  /** Whether the scenario hides the seed document at a path. */
  hides(path: string): boolean;
  documents: ReadonlyMap<string, StoredDocument>;
}
