import type { Fields } from '../firestore/value';

export interface StoredDocument {
  fields: Fields;
  /** ISO instants with microseconds. */
  createTime: string;
  updateTime: string;
}

export interface ProviderLink {
  providerId: 'password' | 'google.com';
  /** The id at the provider: the address, or Google's subject. */
  federatedId: string;
}

export interface Account {
  localId: string;
  email: string;
  /** Plain: this is a demo. Absent for accounts that only use Google. */
  password?: string | undefined;
  emailVerified: boolean;
  displayName: string;
  photoUrl: string;
  providers: readonly ProviderLink[];
  disabled: boolean;
  customClaims: CustomClaims;
  /** Epoch seconds; tokens of an earlier sign-in are revoked. */
  validSince: number;
  /** Epoch milliseconds. */
  createdAt: number;
  lastLoginAt: number;
}

/** The claims that the trusted side sets (spec, section 3). */
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

/** A mail that the identity service would have sent. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The address of `/auth/action` with the code. */
  link: string;
  /** Epoch milliseconds. */
  sentAt: number;
}

export interface RequestEntry {
  id: number;
  /** Epoch milliseconds of the mock's clock. */
  at: number;
  method: string;
  /** Service, operation and documents, fit for a narrow list. */
  label: string;
  status: number;
  /** Milliseconds until the answer. */
  ms: number;
  /** An unmocked request, or one that the mock cannot answer. */
  isUnhandled: boolean;
}

/** A file of the storage. */
export interface StoredFile {
  /** Its bytes in base64: what is kept is text. */
  data: string;
  /** Bytes. */
  size: number;
  contentType: string;
  cacheControl: string;
  /** Whoever knows it may download the file; a new one with every upload. */
  downloadToken: string;
  /** ISO instants. */
  timeCreated: string;
  updated: string;
}

/** What the store starts from; never persisted, made anew at every start. */
export interface Seed {
  /** A new version throws away what was written over the old one. */
  version: string;
  documents: readonly SeedDocument[];
  accounts: readonly Account[];
}

export interface SeedDocument {
  path: string;
  data: unknown;
}

/** Documents that a scenario puts over the seed. */
export interface Overlay {
  /** Paths that look missing unless the overlay has them itself. */
  hides(path: string): boolean;
  documents: ReadonlyMap<string, StoredDocument>;
}
