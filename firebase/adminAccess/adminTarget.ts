import type { QueryServices } from '../../packages/admin/src';

/** A response of the function, with its parsed body. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

interface NewAccount {
  uid: string;
  isEmailVerified?: boolean;
  claims?: Readonly<Record<string, unknown>>;
}

/** The origin that the function accepts. */
export const STUDIO = 'https://demo.gschool.example';

/** The function `admin` with its accounts and documents: on the mock or on the emulators. */
export interface AdminTarget {
  /** The services of the function, to run commands and to read the log. */
  services: QueryServices;
  /** Creates an account with the email `{uid}@school.example`. */
  createAccount(account: NewAccount): Promise<void>;
  setClaims(uid: string, claims: Readonly<Record<string, unknown>>): Promise<void>;
  readClaims(uid: string): Promise<unknown>;
  /** An ID token of a sign-in that was this many seconds ago. */
  createToken(uid: string, secondsAgo?: number): Promise<string>;
  put(path: string, data: Readonly<Record<string, unknown>>): Promise<void>;
  /** The fields of a document in a form that can be compared; null if it does not exist. */
  read(path: string): Promise<unknown>;
  send(path: string, token: string | null, body: unknown): Promise<Answer>;
  close(): Promise<void>;
}

/** The email of a test account. */
export const emailOf = (uid: string): string => `${uid}@school.example`;
