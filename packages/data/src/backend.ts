import type {
  Catalogue,
  Claims,
  ClassDetails,
  LibraryState,
  Playback,
  ProfileChanges,
  UserProfile,
} from '@gschool/domain';
import type { MemberDataRepository } from './account/memberData';
import type { LibraryEditor } from './library/libraryEditor';
import type { EventRepository } from './events/eventRepository';
import type { PaymentRepository } from './payments/paymentRepository';
import type { AvatarRepository } from './profile/avatarRepository';
import type { ProfileEditor } from './profile/profileEditor';
import type { ShopRepository } from './shop/shopRepository';

/** Who is signed in, as the identity service says it. */
export interface AuthUser {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string;
  isEmailVerified: boolean;
  provider: 'email' | 'google';
}

/** The identity service. Every method throws only `AppError`. */
export interface AuthGateway {
  /** Calls back once with the restored member or null, then after every change. Returns the unsubscribe. */
  onChange(listener: (user: AuthUser | null) => void): () => void;
  signIn(email: string, password: string): Promise<AuthUser>;
  signUp(email: string, password: string): Promise<AuthUser>;
  /** Opens the popup; always prompts account selection. */
  signInWithGoogle(): Promise<AuthUser>;
  signOut(): Promise<void>;
  /** Whoever is signed in, as far as this page knows. */
  current(): AuthUser | null;
  /** The token's claims; `force` reads the account and refreshes the token first. */
  claims(force?: boolean): Promise<Claims>;
  sendPasswordReset(email: string): Promise<void>;
}

export interface ProfileRepository {
  /** `notFound` when the profile does not exist. */
  read(uid: string): Promise<UserProfile>;
  create(profile: UserProfile): Promise<void>;
  /** Merges; `notFound` when no profile exists. */
  update(uid: string, changes: ProfileChanges): Promise<void>;
}

export interface CatalogueRepository {
  /** Manifest and all shards. */
  catalogue(): Promise<Catalogue>;
  details(id: string): Promise<ClassDetails>;
  /** Null when the class has no film yet. */
  playback(id: string): Promise<Playback | null>;
}

export interface LibraryRepository {
  /** An empty library when none is stored. */
  read(uid: string): Promise<LibraryState>;
}

/** What a link in a mail is for, as the identity service says it. */
export interface MailAction {
  kind: 'resetPassword' | 'verifyEmail' | 'changeEmail' | 'recoverEmail';
  /** Whose account: the address that the mail is about. */
  email: string;
  /** The other address of a change, else null. */
  otherEmail: string | null;
}

/** A way to sign in. */
export type SignInMethod = 'password' | 'google';

/** What is done with an account, and rarely: mails, links in mails, a new password, the end of it. */
export interface AccountGateway {
  /** Mails a link that proves the address; `auth/too-many-requests` when asked too often. */
  sendVerification(): Promise<void>;
  /** How the member may sign in, and so prove who they are. */
  signInMethods(): readonly SignInMethod[];
  /** Proves anew who is here, before a change that demands a recent sign-in. */
  reauthenticate(password: string): Promise<void>;
  reauthenticateWithGoogle(): Promise<void>;
  /** Mails a link to the new address; the account changes when it is opened. */
  requestEmailChange(newEmail: string): Promise<void>;
  changePassword(newPassword: string): Promise<void>;
  /** The account as the service knows it now, e.g. after a link was opened in another tab. */
  reload(): Promise<AuthUser>;
  /** Ends the account and signs out; its documents are deleted before. */
  deleteAccount(): Promise<void>;
  /** What a code is for, without using it; `auth` `invalid-action-code` or `expired-action-code`. */
  readActionCode(code: string): Promise<MailAction>;
  /** Uses a code that verifies, changes or recovers an address. */
  applyActionCode(code: string): Promise<void>;
  /** Uses a code that resets a password. */
  resetPassword(code: string, newPassword: string): Promise<void>;
}

/**
 * Everything that the product asks of Firebase, behind one door. What only few
 * pages need stands behind a promise: its code is loaded when it is asked for.
 */
export interface Backend {
  auth: AuthGateway;
  account(): Promise<AccountGateway>;
  /** All that is stored about a member: to download, and to end. */
  memberData(): Promise<MemberDataRepository>;
  /** Plans, subscriptions and the way to the hosted payment page. */
  payments(): Promise<PaymentRepository>;
  /** Goods, orders and what becomes of them. */
  shop(): Promise<ShopRepository>;
  /** The form of the own profile. */
  profileEditor(): Promise<ProfileEditor>;
  /** The members' own pictures; null without a storage bucket. */
  avatars(): Promise<AvatarRepository | null>;
  profiles: ProfileRepository;
  catalogue: CatalogueRepository;
  library: LibraryRepository;
  /** Changes of the library, history and playlists. */
  libraryEditor(): Promise<LibraryEditor>;
  events(): Promise<EventRepository>;
  /** The server's time in epoch milliseconds, from a token that is renewed for it; `signedOut` for a visitor. */
  serverTime(): Promise<number>;
}
