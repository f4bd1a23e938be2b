import { AppError } from '@gschool/domain';
import { describe, expect, it } from 'vitest';

import { dottedPaths } from '../entities/profile/firebase/profileRepository';
import { withAppErrors, knownCodes, toAppError } from './toAppError';

const sdk = (code: string, message = `Firebase: Error (${code}).`): Error =>
  Object.assign(new Error(message), { code });

/** Every code and its expected result; `auth:` marks an error with its own message. */
const TABLE: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'auth:invalid-credential',
  'auth/invalid-login-credentials': 'auth:invalid-credential',
  'auth/wrong-password': 'auth:invalid-credential',
  'auth/user-not-found': 'auth:invalid-credential',
  'auth/email-already-in-use': 'auth:email-already-in-use',
  'auth/weak-password': 'auth:weak-password',
  'auth/password-does-not-meet-requirements': 'auth:weak-password',
  'auth/invalid-email': 'auth:invalid-email',
  'auth/missing-email': 'auth:invalid-email',
  'auth/invalid-new-email': 'auth:invalid-email',
  'auth/missing-new-email': 'auth:invalid-email',
  'auth/missing-password': 'auth:missing-password',
  'auth/too-many-requests': 'auth:too-many-requests',
  'auth/user-disabled': 'auth:user-disabled',
  'auth/operation-not-allowed': 'auth:operation-not-allowed',
  'auth/user-token-expired': 'auth:user-token-expired',
  'auth/invalid-user-token': 'auth:user-token-expired',
  'auth/requires-recent-login': 'auth:requires-recent-login',
  'auth/invalid-action-code': 'auth:invalid-action-code',
  'auth/expired-action-code': 'auth:expired-action-code',
  'auth/user-mismatch': 'auth:account-mismatch',
  'auth/quota-exceeded': 'auth:quota-exceeded',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
  'auth/no-auth-event': 'cancelled',
  'auth/popup-blocked': 'blocked',
  'auth/null-user': 'signedOut',
  'permission-denied': 'forbidden',
  unauthenticated: 'signedOut',
  'not-found': 'notFound',
  'already-exists': 'conflict',
  aborted: 'conflict',
  'failed-precondition': 'conflict',
  cancelled: 'cancelled',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  'resource-exhausted': 'unavailable',
  internal: 'unavailable',
  unknown: 'offline',
  'storage/unauthorized': 'forbidden',
  'storage/unauthenticated': 'signedOut',
  'storage/object-not-found': 'notFound',
  'storage/canceled': 'cancelled',
  'storage/retry-limit-exceeded': 'offline',
  'storage/quota-exceeded': 'unavailable',
};

const describeError = ({ info }: AppError): string =>
  info.kind === 'auth' ? `auth:${info.code}` : info.kind;

describe('toAppError', () => {
  it('has an expected result for every code', () => {
    expect([...knownCodes].sort()).toEqual(Object.keys(TABLE).sort());
  });

  it.each(Object.entries(TABLE))('%s → %s', (code, expected) => {
    expect(describeError(toAppError(sdk(code)))).toBe(expected);
  });

  it('accepts codes with the prefix of Firestore', () => {
    expect(describeError(toAppError(sdk('firestore/permission-denied')))).toBe('forbidden');
  });

  it('recognizes the opener policy by its message', () => {
    const error = sdk('auth/internal-error', 'Cross-Origin-Opener-Policy policy would block …');
    expect(describeError(toAppError(error))).toBe('auth:opener-policy');
  });

  it('keeps other messages unchanged', () => {
    const error = sdk('auth/argument-error', 'Firebase: Something odd (auth/argument-error).');
    const mapped = toAppError(error);
    expect(mapped.message).toBe(error.message);
    expect(mapped.info).toEqual({ kind: 'unexpected', cause: error });
  });

  it.each([
    [new TypeError('Failed to fetch'), 'offline'],
    [new TypeError('fetch failed'), 'offline'],
    [new TypeError('Load failed'), 'offline'],
    [new TypeError('error loading dynamically imported module: x.js'), 'offline'],
    [new TypeError('Importing a module script failed.'), 'offline'],
    [new TypeError('x is not a function'), 'unexpected'],
    [sdk('constructor'), 'unexpected'],
    [sdk('__proto__'), 'unexpected'],
    ['a text', 'unexpected'],
    [null, 'unexpected'],
    [undefined, 'unexpected'],
  ])('%s → %s', (error, expected) => {
    expect(describeError(toAppError(error))).toBe(expected);
  });

  it('names what was not found and does not change an AppError', async () => {
    expect(toAppError(sdk('not-found'), 'profile').info).toEqual({
      kind: 'notFound',
      what: 'profile',
    });
    const own = new AppError({ kind: 'offline' });
    await expect(withAppErrors(() => Promise.reject(own))).rejects.toBe(own);
  });
});

describe('dottedPaths', () => {
  it('returns the path of each value and skips undefined', () => {
    expect(
      dottedPaths({
        displayName: 'M',
        location: { city: 'Paris', region: undefined },
        preferences: { contentPreferences: ['yoga'] },
        photoURL: undefined,
      }),
    ).toEqual({
      displayName: 'M',
      'location.city': 'Paris',
      'preferences.contentPreferences': ['yoga'],
    });
  });
});
