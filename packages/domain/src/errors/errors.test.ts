import { describe, expect, it } from 'vitest';

import { AppError, isAppError, type AppErrorKind } from './appError';
import { getErrorCategory } from './errorCategory';

describe('errors', () => {
  it.each<[AppErrorKind, string]>([
    [{ kind: 'offline' }, 'network'],
    [{ kind: 'unavailable', what: 'auth' }, 'network'],
    [{ kind: 'forbidden' }, 'permissions'],
    [{ kind: 'signedOut' }, 'permissions'],
    [{ kind: 'blocked' }, 'permissions'],
    [{ kind: 'invalid', fields: {} }, 'credentials'],
    [{ kind: 'auth', code: 'invalid-credential' }, 'credentials'],
    [{ kind: 'auth', code: 'email-already-in-use' }, 'account'],
    [{ kind: 'auth', code: 'requires-recent-login' }, 'verification'],
    [{ kind: 'auth', code: 'too-many-requests' }, 'network'],
    [{ kind: 'auth', code: 'opener-policy' }, 'permissions'],
    [{ kind: 'auth', code: 'weak-password' }, 'credentials'],
    [{ kind: 'auth', code: 'invalid-email' }, 'credentials'],
    [{ kind: 'auth', code: 'missing-password' }, 'credentials'],
    [{ kind: 'auth', code: 'account-mismatch' }, 'credentials'],
    [{ kind: 'auth', code: 'user-token-expired' }, 'verification'],
    [{ kind: 'auth', code: 'invalid-action-code' }, 'verification'],
    [{ kind: 'auth', code: 'expired-action-code' }, 'verification'],
    [{ kind: 'auth', code: 'user-disabled' }, 'account'],
    [{ kind: 'auth', code: 'operation-not-allowed' }, 'account'],
    [{ kind: 'auth', code: 'quota-exceeded' }, 'network'],
    [{ kind: 'notFound', what: 'class' }, 'unknown'],
    [{ kind: 'conflict' }, 'unknown'],
    [{ kind: 'cancelled' }, 'unknown'],
    [{ kind: 'unexpected', cause: 1 }, 'unknown'],
  ])('%j is %s', (info, category) => {
    expect(getErrorCategory(info)).toBe(category);
  });

  it('has its kind and its cause', () => {
    const cause = new Error('x');
    const error = new AppError({ kind: 'unexpected', cause }, 'the message');
    expect(error.cause).toBe(cause);
    expect(error.message).toBe('the message');
    expect(isAppError(error, 'unexpected')).toBe(true);
    expect(isAppError(error, 'offline')).toBe(false);
    expect(isAppError(cause, 'unexpected')).toBe(false);
    expect(error.name).toBe('AppError');
    const offline = new AppError({ kind: 'offline' });
    expect([offline.message, offline.cause]).toEqual(['offline', undefined]);
  });
});
