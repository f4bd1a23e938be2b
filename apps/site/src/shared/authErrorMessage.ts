import '../i18n/auth';

import { AppError, isAppError, type AppErrorKind } from '@gschool/data';

import type { Translate } from '../i18n/useT';

/**
 * The sentence for a failed sign-in, sign-up or Google sign-in (spec, section 8;
 * decisions, "Identity"). Wrong credentials never tell whether an account exists.
 */
export function authErrorMessage(error: unknown, t: Translate): string {
  if (!(error instanceof AppError)) return t('authError.unexpected');
  return sentence(error.info, t);
}

/** The same for Google, whose other errors are passed through unchanged (spec, section 8). */
export function googleErrorMessage(
  error: unknown,
  t: Translate,
  otherwise: typeof authErrorMessage = authErrorMessage,
): string {
  return (isAppError(error, 'unexpected') && error.message) || otherwise(error, t);
}

/**
 * The exact sentence of section 8 for a profile that could not be read, made or changed
 * because of who or what was missing; null where the page knows better what to say.
 */
export function profileErrorMessage(error: unknown, t: Translate): string | null {
  const isMissing =
    isAppError(error, 'unavailable') ||
    isAppError(error, 'signedOut') ||
    isAppError(error, 'notFound');
  return isMissing ? authErrorMessage(error, t) : null;
}

function sentence(info: AppErrorKind, t: Translate): string {
  switch (info.kind) {
    case 'auth':
      return authCode(info.code, t);
    case 'offline':
      return t('authError.offline');
    case 'cancelled':
      return t('authError.popupClosed');
    case 'blocked':
      return t('authError.popupBlocked');
    case 'unavailable':
      return unavailable(info.what, t);
    case 'forbidden':
      return t('authError.profileRefused');
    case 'notFound':
      return t('authError.noProfile');
    case 'signedOut':
      return t('authError.notAuthenticated');
    case 'unexpected':
    case 'invalid':
    case 'conflict':
      return t('authError.unexpected');
  }
}

function unavailable(
  what: Extract<AppErrorKind, { kind: 'unavailable' }>['what'],
  t: Translate,
): string {
  switch (what) {
    case 'auth':
      return t('authError.noAuth');
    case 'documents':
      return t('authError.noDocuments');
    case 'storage':
    case 'service':
      return t('authError.serviceDown');
  }
}

function authCode(code: Extract<AppErrorKind, { kind: 'auth' }>['code'], t: Translate): string {
  switch (code) {
    case 'invalid-credential':
      return t('authError.wrongCredentials');
    case 'email-already-in-use':
      return t('authError.emailTaken');
    case 'weak-password':
      return t('authError.weakPassword');
    case 'invalid-email':
      return t('authError.invalidEmail');
    case 'missing-password':
      return t('authError.missingPassword');
    case 'too-many-requests':
      return t('authError.tooMany');
    case 'user-disabled':
      return t('authError.disabled');
    case 'operation-not-allowed':
      return t('authError.notAllowed');
    case 'user-token-expired':
      return t('authError.expired');
    case 'requires-recent-login':
      return t('authError.recentLogin');
    case 'quota-exceeded':
      return t('authError.quota');
    case 'invalid-action-code':
      return t('authError.badCode');
    case 'expired-action-code':
      return t('authError.oldCode');
    case 'account-mismatch':
      return t('authError.otherAccount');
    case 'opener-policy':
      return t('authError.openerPolicy');
  }
}
