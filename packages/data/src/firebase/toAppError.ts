import { AppError, type AppErrorKind, type AuthErrorCode } from '@gschool/domain';

type Service = Extract<AppErrorKind, { kind: 'unavailable' }>['what'];

const authError = (code: AuthErrorCode): AppErrorKind => ({ kind: 'auth', code });

/** The codes of the SDK that the product handles; all others are unexpected. */
const ERROR_KINDS: Readonly<Record<string, AppErrorKind>> = {
  'auth/invalid-credential': authError('invalid-credential'),
  'auth/invalid-login-credentials': authError('invalid-credential'),
  'auth/wrong-password': authError('invalid-credential'),
  'auth/user-not-found': authError('invalid-credential'),
  'auth/email-already-in-use': authError('email-already-in-use'),
  'auth/weak-password': authError('weak-password'),
  'auth/password-does-not-meet-requirements': authError('weak-password'),
  'auth/invalid-email': authError('invalid-email'),
  'auth/missing-email': authError('invalid-email'),
  'auth/invalid-new-email': authError('invalid-email'),
  'auth/missing-new-email': authError('invalid-email'),
  'auth/missing-password': authError('missing-password'),
  'auth/too-many-requests': authError('too-many-requests'),
  'auth/user-disabled': authError('user-disabled'),
  'auth/operation-not-allowed': authError('operation-not-allowed'),
  'auth/user-token-expired': authError('user-token-expired'),
  'auth/invalid-user-token': authError('user-token-expired'),
  'auth/requires-recent-login': authError('requires-recent-login'),
  'auth/quota-exceeded': authError('quota-exceeded'),
  'auth/invalid-action-code': authError('invalid-action-code'),
  'auth/expired-action-code': authError('expired-action-code'),
  'auth/user-mismatch': authError('account-mismatch'),
  'auth/network-request-failed': { kind: 'offline' },
  'auth/timeout': { kind: 'offline' },
  'auth/popup-closed-by-user': { kind: 'cancelled' },
  'auth/cancelled-popup-request': { kind: 'cancelled' },
  'auth/user-cancelled': { kind: 'cancelled' },
  'auth/popup-blocked': { kind: 'blocked' },
  'auth/no-auth-event': { kind: 'cancelled' },
  'auth/null-user': { kind: 'signedOut' },
  'permission-denied': { kind: 'forbidden' },
  unauthenticated: { kind: 'signedOut' },
  'not-found': { kind: 'notFound', what: 'document' },
  'already-exists': { kind: 'conflict' },
  // With firestore/lite, every 409 is reported as `aborted` and every 400 as `failed-precondition`.
  aborted: { kind: 'conflict' },
  'failed-precondition': { kind: 'conflict' },
  cancelled: { kind: 'cancelled' },
  unavailable: { kind: 'unavailable', what: 'service' },
  'deadline-exceeded': { kind: 'unavailable', what: 'service' },
  'resource-exhausted': { kind: 'unavailable', what: 'service' },
  internal: { kind: 'unavailable', what: 'service' },
  // With firestore/lite, a request that was not sent is reported as `unknown`.
  unknown: { kind: 'offline' },
  'storage/unauthorized': { kind: 'forbidden' },
  'storage/unauthenticated': { kind: 'signedOut' },
  'storage/object-not-found': { kind: 'notFound', what: 'file' },
  'storage/canceled': { kind: 'cancelled' },
  'storage/retry-limit-exceeded': { kind: 'offline' },
  'storage/quota-exceeded': { kind: 'unavailable', what: 'storage' },
};

/** The codes that `toAppError` handles; a test checks all of them. */
export const knownCodes: readonly string[] = Object.keys(ERROR_KINDS);

const OPENER_POLICY_MESSAGE = /cross-origin[- ]opener[- ]policy/i;

/**
 * Converts any error of the SDK to the product's error. Except for the noise filter, only this
 * function may read the text of an error message. An unknown error keeps the SDK's message
 * unchanged (docs/product/errors.md#fixed-error-texts); `what` names what was not found.
 */
export const toAppError = (error: unknown, what?: string): AppError => {
  if (error instanceof AppError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (OPENER_POLICY_MESSAGE.test(message)) return new AppError(authError('opener-policy'), message);
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const unprefixedCode = code.replace(/^firestore\//, '');
  const kind = Object.hasOwn(ERROR_KINDS, unprefixedCode) ? ERROR_KINDS[unprefixedCode] : undefined;
  if (kind?.kind === 'notFound') return new AppError({ kind: 'notFound', what: what ?? kind.what });
  if (kind) return new AppError(kind, message);
  // Browsers and Node use these messages for a request that was not sent.
  if (error instanceof TypeError && /fetch|network|load failed|module/i.test(message)) {
    return new AppError({ kind: 'offline' }, message);
  }
  return new AppError({ kind: 'unexpected', cause: error }, message);
};

/** Runs an operation of the SDK; throws only `AppError`. */
export const withAppErrors = async <T>(operation: () => Promise<T>, what?: string): Promise<T> => {
  try {
    return await operation();
  } catch (error) {
    throw toAppError(error, what);
  }
};

/**
 * The error of a service that could not be initialized (docs/product/errors.md#fixed-error-texts).
 */
export const serviceUnavailable = (what: Service): AppError =>
  new AppError({ kind: 'unavailable', what });
