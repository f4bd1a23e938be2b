import type { AuthProblem } from '@gschool/data';

/** The ids of the messages about verifying an email address. */
export type VerificationMessageId =
  | 'emailLinks.inSeconds'
  | 'emailLinks.mayResend'
  | 'emailLinks.resend'
  | 'emailLinks.send'
  | 'emailLinks.waiting'
  | 'verify.heading'
  | 'verify.notYet'
  | 'verify.opened'
  | 'verify.sent'
  | 'verify.unsent';

/** The ids of the messages in the dialog before a sign-out. */
export type SignOutMessageId =
  | 'signOut.cart'
  | 'signOut.discard'
  | 'signOut.favorites'
  | 'signOut.drafts'
  | 'signOut.history'
  | 'signOut.playlists'
  | 'signOut.positions'
  | 'signOut.saved'
  | 'signOut.sendingText'
  | 'signOut.sendingTitle'
  | 'signOut.some'
  | 'signOut.stay'
  | 'signOut.text'
  | 'signOut.title'
  | 'signOut.unsent'
  | 'signOut.watchlist'
  | 'signOut.wishlist';

/** The ids of the messages about plans and prices. */
export type PlanMessageId =
  | 'plans.loading'
  | 'plans.monthsFree'
  | 'plans.percentLess'
  | 'plans.share'
  | 'plans.stop'
  | 'plans.trial';

/** The ids of the messages in the sign-in and sign-up forms. */
export type SignInMessageId =
  | 'auth.draft'
  | 'auth.email'
  | 'auth.emailMalformed'
  | 'auth.emailMissing'
  | 'auth.or'
  | 'auth.password'
  | 'auth.passwordHint'
  | 'auth.passwordLong'
  | 'auth.passwordMissing'
  | 'auth.passwordShort'
  | 'google.continue'
  | 'google.waiting'
  | 'signUp.signInInstead'
  | 'signUp.submit';

/** The ids of the messages in the dialog that asks a member to sign in again. */
export type ReauthenticationMessageId =
  | 'account.currentMissing'
  | 'account.currentPassword'
  | 'account.or'
  | 'account.proveConfirm'
  | 'account.proveGoogle'
  | 'account.proveText'
  | 'account.proveTitle'
  | 'account.proveWaiting'
  | 'account.wrongPassword';

/** The ids of the messages about installing the app. */
export type InstallMessageId =
  | 'install.entry'
  | 'install.stepsTitle'
  | 'install.share'
  | 'install.addToHomeScreen'
  | 'install.add'
  | 'install.signInThere'
  | 'install.close';

/** The ids of the messages of shared pages and components. Every app has its own texts for them. */
export type SharedMessageId =
  | 'customizer.open'
  | 'panel.failed'
  | 'notFound.title'
  | `authError.${AuthProblem}`
  | InstallMessageId
  | SignInMessageId
  | PlanMessageId
  | SignOutMessageId
  | VerificationMessageId;
