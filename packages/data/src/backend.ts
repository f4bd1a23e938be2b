import type { Claims } from '@gschool/domain';

import type { MemberDataRepository } from './account/memberData';
import type { AdminRepository } from './entities/admin/adminRepository';
import type { CatalogueRepository } from './entities/catalogue/catalogueRepository';
import type { ContentRepository } from './entities/content/contentRepository';
import type { LibraryRepository } from './entities/library/libraryRepository';
import type { ProfileRepository } from './entities/profile/profileRepository';
import type { LibraryEditor } from './entities/library/libraryEditor';
import type { EventRepository } from './entities/events/eventRepository';
import type { PaymentRepository } from './entities/payments/paymentRepository';
import type { AvatarRepository } from './entities/profile/avatarRepository';
import type { ProfileEditor } from './entities/profile/profileEditor';
import type { CartRepository } from './entities/cart/cartRepository';
import type { ShopRepository } from './entities/shop/shopRepository';

/** The signed-in account, as Firebase Authentication describes it. */
export interface AuthUser {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string;
  isEmailVerified: boolean;
  provider: 'email' | 'google';
}

/** Firebase Authentication. Every method throws only `AppError`. */
export interface AuthGateway {
  /**
   * Calls the listener once with the restored account or null, then after every change. Returns the
   * unsubscribe function.
   */
  onChange(listener: (user: AuthUser | null) => void): () => void;
  signIn(email: string, password: string): Promise<AuthUser>;
  signUp(email: string, password: string): Promise<AuthUser>;
  /**
   * Loads Google's code for the popup before the click. For pages with a button that opens the
   * popup (docs/product/sign-in.md#google-sign-in).
   */
  prepareGooglePopup(): Promise<void>;
  /** Opens Google's popup, which always asks which account to use. */
  signInWithGoogle(): Promise<AuthUser>;
  signOut(): Promise<void>;
  /** The signed-in account, as far as this page knows. */
  current(): AuthUser | null;
  /** The token's claims; `force` reloads the account and refreshes the token first. */
  claims(force?: boolean): Promise<Claims>;
  sendPasswordReset(email: string): Promise<void>;
}

/** What a link in an email does, according to Firebase Authentication. */
export interface EmailAction {
  kind: 'resetPassword' | 'verifyEmail' | 'changeEmail' | 'recoverEmail';
  /** The email address of the account. */
  email: string;
  /** The other email address of an email change; otherwise null. */
  otherEmail: string | null;
}

/** A sign-in method. */
export type SignInMethod = 'password' | 'google';

/** Rare operations on an account: emails, links in emails, a new password, deletion. */
export interface AccountGateway {
  /** Sends a verification email; throws `auth/too-many-requests` when called too often. */
  sendVerification(): Promise<void>;
  /** The methods that the member can use to sign in again. */
  signInMethods(): readonly SignInMethod[];
  /** Signs in again before a change that requires a recent sign-in. */
  reauthenticate(password: string): Promise<void>;
  reauthenticateWithGoogle(): Promise<void>;
  /** Sends a link to the new email; the account changes when the link is opened. */
  requestEmailChange(newEmail: string): Promise<void>;
  changePassword(newPassword: string): Promise<void>;
  /** Reloads the account, for example after a link was opened in another tab. */
  reload(): Promise<AuthUser>;
  /** Deletes the account and signs out. Delete the account's documents first. */
  deleteAccount(): Promise<void>;
  /**
   * Checks a code without using it; throws an `auth` error with the code `invalid-action-code` or
   * `expired-action-code`.
   */
  readActionCode(code: string): Promise<EmailAction>;
  /** Uses a code that verifies, changes or recovers an email address. */
  applyActionCode(code: string): Promise<void>;
  /** Uses a code that resets a password. */
  resetPassword(code: string, newPassword: string): Promise<void>;
}

/**
 * Everything that the product uses from Firebase. Members that return a promise load their code on
 * demand, because few pages need it.
 */
export interface Backend {
  auth: AuthGateway;
  /** Loads what `auth` needs. Rejects with `AppError`; the next call tries again. */
  prepareAuth(): Promise<void>;
  account(): Promise<AccountGateway>;
  /** Downloads and deletes a member's data. */
  memberData(): Promise<MemberDataRepository>;
  /** Plans, subscriptions and the payment provider's checkout. */
  payments(): Promise<PaymentRepository>;
  /** Products, orders and their status. */
  shop(): Promise<ShopRepository>;
  /** The member's cart, which is the same on every device. */
  cart(): Promise<CartRepository>;
  /** Saves the member's edits of their profile. */
  profileEditor(): Promise<ProfileEditor>;
  /** Profile photos; null without a storage bucket. */
  avatars(): Promise<AvatarRepository | null>;
  profiles: ProfileRepository;
  catalogue: CatalogueRepository;
  library: LibraryRepository;
  /** Changes the library, the history and playlists. */
  libraryEditor(): Promise<LibraryEditor>;
  events(): Promise<EventRepository>;
  /** What administrators read and change; rejects with `unavailable` without the function's URL. */
  admin(): Promise<AdminRepository>;
  /** The drafts and releases of the school's content, for staff. */
  content(): Promise<ContentRepository>;
  /**
   * The server's time in epoch milliseconds, from a freshly renewed token. Throws `signedOut` for a
   * visitor.
   */
  serverTime(): Promise<number>;
}
