import '../i18n/auth';

import { authProblem, googleMessage, isAppError } from '@gschool/data';

import type { Translate } from '../i18n/useT';

/**
 * The sentence for a failed sign-in, sign-up or Google sign-in (spec, section 8;
 * decisions, "Identity"). Wrong credentials never tell whether an account exists.
 */
export function authErrorMessage(error: unknown, t: Translate): string {
  return t(`authError.${authProblem(error)}`);
}

/** The same for Google, whose other errors are passed through unchanged (spec, section 8). */
export function googleErrorMessage(
  error: unknown,
  t: Translate,
  otherwise: typeof authErrorMessage = authErrorMessage,
): string {
  return googleMessage(error) ?? otherwise(error, t);
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
