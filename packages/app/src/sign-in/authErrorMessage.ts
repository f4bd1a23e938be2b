import { authProblem, getRawGoogleMessage, type AuthProblem } from '@gschool/data';

import type { Translate } from '../i18n/useTranslate';

type TranslateAuthError = Translate<`authError.${AuthProblem}`>;

/**
 * The message of a failed sign-in or sign-up. Wrong credentials never reveal whether an account
 * exists.
 */
export const getAuthErrorMessage = (error: unknown, t: TranslateAuthError): string =>
  t(`authError.${authProblem(error)}`);

/** The message for a failed Google sign-in. Unknown Google errors are shown unchanged. */
export const getGoogleErrorMessage = <T extends TranslateAuthError>(
  error: unknown,
  t: T,
  getOtherMessage: (error: unknown, t: T) => string = getAuthErrorMessage,
): string => getRawGoogleMessage(error) ?? getOtherMessage(error, t);
