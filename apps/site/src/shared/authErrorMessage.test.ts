import '../i18n/en/auth.messages.json';
import '../i18n/en/shell.messages.json';

import { AppError, type AppErrorKind } from '@gschool/data';
import { describe, expect, it } from 'vitest';

import { i18n } from '../i18n/i18n';
import {
  getAuthErrorMessage,
  getGoogleErrorMessage,
  profileErrorMessage,
} from './authErrorMessage';

const t = (id: string, values?: Record<string, string | number>) => i18n._(id, values);
const messageFor = (info: AppErrorKind, message?: string) =>
  getAuthErrorMessage(new AppError(info, message), t);

describe('the fixed error texts', () => {
  it.each([
    [{ kind: 'cancelled' }, 'Sign-in was cancelled. Please try again.'],
    [{ kind: 'blocked' }, 'Popup was blocked by browser. Please allow popups and try again.'],
    [
      { kind: 'auth', code: 'opener-policy' },
      'Authentication popup encountered a security policy issue. Please try again.',
    ],
    [{ kind: 'unavailable', what: 'auth' }, 'Firebase auth not available'],
    [{ kind: 'unavailable', what: 'documents' }, 'Firestore is not available'],
    [{ kind: 'notFound', what: 'profile' }, 'No profile found for user'],
    [{ kind: 'signedOut' }, 'User not authenticated'],
  ] satisfies [AppErrorKind, string][])('%o', (info, sentence) => {
    expect(messageFor(info)).toBe(sentence);
  });

  it('passes other errors through unchanged for Google only', () => {
    const odd = new AppError({ kind: 'unexpected', cause: null }, 'Firebase: odd (auth/odd).');
    expect(getGoogleErrorMessage(odd, t)).toBe('Firebase: odd (auth/odd).');
    expect(getAuthErrorMessage(odd, t)).toBe(t('authError.unexpected'));
    expect(profileErrorMessage(odd, t)).toBeNull();
  });

  it('uses our texts for Google errors that have one', () => {
    const closed = new AppError({ kind: 'cancelled' }, 'Firebase: Error (auth/popup-closed).');
    expect(getGoogleErrorMessage(closed, t)).toBe('Sign-in was cancelled. Please try again.');
    const silent = new AppError({ kind: 'unexpected', cause: null }, '');
    expect(getGoogleErrorMessage(silent, t)).toBe(t('authError.unexpected'));
    expect(getGoogleErrorMessage(closed, t, () => 'Another text')).toBe('Another text');
  });

  it.each([
    [{ kind: 'unavailable', what: 'documents' }, 'Firestore is not available'],
    [{ kind: 'unavailable', what: 'auth' }, 'Firebase auth not available'],
    [{ kind: 'notFound', what: 'profile' }, 'No profile found for user'],
    [{ kind: 'signedOut' }, 'User not authenticated'],
    [{ kind: 'offline' }, null],
    [{ kind: 'forbidden' }, null],
  ] satisfies [AppErrorKind, string | null][])('for a profile: %o', (info, sentence) => {
    expect(profileErrorMessage(new AppError(info), t)).toBe(sentence);
  });

  it('does not reveal whether an account exists', () => {
    expect(messageFor({ kind: 'auth', code: 'invalid-credential' })).not.toMatch(
      /no account|not found/i,
    );
  });

  it('returns a sentence for any error', () => {
    expect(getAuthErrorMessage('not even an error', t)).toMatch(/\.$/);
  });
});
