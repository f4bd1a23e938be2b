import type { AppErrorKind } from './appError';

/** The categories of errors (docs/product/errors.md#error-categories). */
export type ErrorCategory =
  | 'credentials'
  | 'network'
  | 'account'
  | 'verification'
  | 'permissions'
  | 'unknown';

/** The category of an error. Only this function maps errors to categories. */
export const getErrorCategory = (info: AppErrorKind): ErrorCategory => {
  switch (info.kind) {
    case 'offline':
    case 'unavailable':
      return 'network';
    case 'forbidden':
    case 'signedOut':
      return 'permissions';
    case 'invalid':
      return 'credentials';
    case 'auth':
      switch (info.code) {
        case 'invalid-credential':
        case 'weak-password':
        case 'invalid-email':
        case 'missing-password':
        case 'account-mismatch':
          return 'credentials';
        case 'requires-recent-login':
        case 'invalid-action-code':
        case 'expired-action-code':
        case 'user-token-expired':
          return 'verification';
        case 'email-already-in-use':
        case 'user-disabled':
        case 'operation-not-allowed':
          return 'account';
        case 'too-many-requests':
        case 'quota-exceeded':
          return 'network';
        case 'opener-policy':
          return 'permissions';
      }
      break;
    case 'blocked':
      return 'permissions';
    case 'unverified':
      return 'verification';
    case 'limitReached':
      return 'network';
    case 'notFound':
    case 'conflict':
    case 'cancelled':
    case 'unexpected':
      return 'unknown';
  }
};
