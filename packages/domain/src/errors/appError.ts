/** The kinds of errors above the transport layer (docs/product/errors.md#error-kinds). */
export type AppErrorKind =
  | { kind: 'notFound'; what: string }
  | { kind: 'signedOut' }
  | { kind: 'forbidden' }
  | { kind: 'offline' }
  | { kind: 'invalid'; fields: Readonly<Record<string, string>> }
  | { kind: 'conflict' }
  | { kind: 'cancelled' }
  | { kind: 'blocked' }
  /** The email address must be verified first. */
  | { kind: 'unverified' }
  /** The account has opened too many checkouts. It can open another one after an hour. */
  | { kind: 'limitReached' }
  | { kind: 'unavailable'; what: 'auth' | 'documents' | 'storage' | 'service' }
  | { kind: 'auth'; code: AuthErrorCode }
  | { kind: 'unexpected'; cause: unknown };

/** The SDK's authentication codes that have their own message, without `auth/`. */
export type AuthErrorCode =
  | 'invalid-credential'
  | 'email-already-in-use'
  | 'weak-password'
  | 'invalid-email'
  | 'missing-password'
  | 'too-many-requests'
  | 'user-disabled'
  | 'operation-not-allowed'
  | 'user-token-expired'
  | 'requires-recent-login'
  | 'quota-exceeded'
  | 'invalid-action-code'
  | 'expired-action-code'
  | 'account-mismatch'
  | 'opener-policy';

/** The error that repositories and the session throw. */
export class AppError extends Error {
  override readonly name = 'AppError';
  constructor(
    readonly info: AppErrorKind,
    message: string = info.kind,
  ) {
    super(message, info.kind === 'unexpected' ? { cause: info.cause } : undefined);
  }
}

/** Whether `value` is an `AppError` of the given kind. */
export const isAppError = <K extends AppErrorKind['kind']>(
  value: unknown,
  kind: K,
): value is AppError & { info: Extract<AppErrorKind, { kind: K }> } =>
  value instanceof AppError && value.info.kind === kind;

/**
 * Whether an error only means that no service responded, so the requested data is unknown
 * (docs/product/offline.md#offline-start).
 */
export const isUnreachable = (value: unknown): boolean =>
  isAppError(value, 'offline') || isAppError(value, 'unavailable');

/** Whether an error means that a document no longer has the version that a write needs. */
export const isOutdated = (value: unknown): boolean =>
  isAppError(value, 'conflict') || isAppError(value, 'notFound');
