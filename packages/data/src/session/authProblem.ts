import { AppError, isAppError, type AppErrorKind, type AuthErrorCode } from '@gschool/domain';

const problemsByCode = {
  'invalid-credential': 'wrongCredentials',
  'email-already-in-use': 'emailTaken',
  'weak-password': 'weakPassword',
  'invalid-email': 'invalidEmail',
  'missing-password': 'missingPassword',
  'too-many-requests': 'tooMany',
  'user-disabled': 'disabled',
  'operation-not-allowed': 'notAllowed',
  'user-token-expired': 'expired',
  'requires-recent-login': 'recentLogin',
  'quota-exceeded': 'quota',
  'invalid-action-code': 'badCode',
  'expired-action-code': 'oldCode',
  'account-mismatch': 'otherAccount',
  'opener-policy': 'openerPolicy',
} as const satisfies Record<AuthErrorCode, string>;

/**
 * The problems of a failed sign-in, sign-up or Google sign-in. Each app has a message for each of
 * them.
 */
export type AuthProblem =
  | (typeof problemsByCode)[AuthErrorCode]
  | 'offline'
  | 'popupClosed'
  | 'popupBlocked'
  | 'noAuth'
  | 'noDocuments'
  | 'serviceDown'
  | 'profileRefused'
  | 'noProfile'
  | 'notAuthenticated'
  | 'unexpected';

const toAuthProblem = (info: AppErrorKind): AuthProblem => {
  switch (info.kind) {
    case 'auth':
      return problemsByCode[info.code];
    case 'offline':
      return 'offline';
    case 'cancelled':
      return 'popupClosed';
    case 'blocked':
      return 'popupBlocked';
    case 'unavailable':
      if (info.what === 'auth') return 'noAuth';
      return info.what === 'documents' ? 'noDocuments' : 'serviceDown';
    case 'forbidden':
      return 'profileRefused';
    case 'notFound':
      return 'noProfile';
    case 'signedOut':
      return 'notAuthenticated';
    case 'unexpected':
    case 'unverified':
    case 'limitReached':
    case 'invalid':
    case 'conflict':
      return 'unexpected';
  }
};

/**
 * The problem that an error stands for (docs/product/errors.md#fixed-error-texts). Wrong
 * credentials never reveal whether an account exists.
 */
export const authProblem = (error: unknown): AuthProblem =>
  error instanceof AppError ? toAuthProblem(error.info) : 'unexpected';

/**
 * The message of an unknown Google error, which is shown unchanged
 * (docs/product/errors.md#fixed-error-texts); null for errors that have our own message.
 */
export const getRawGoogleMessage = (error: unknown): string | null =>
  (isAppError(error, 'unexpected') && error.message) || null;
