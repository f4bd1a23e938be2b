import { authProblem, googleMessage, type AuthProblem } from '@gschool/data';

import type { Translate } from '../i18n/useTranslate';

type TranslateAuthError = Translate<`authError.${AuthProblem}`>;

/**
 * The text for a failed sign-in or sign-up. Wrong credentials never tell whether an account exists.
 */
export const authErrorMessage = (error: unknown, t: TranslateAuthError): string =>
  t(`authError.${authProblem(error)}`);

/** The same for Google, whose other errors are shown unchanged. */
export const googleErrorMessage = <T extends TranslateAuthError>(
  error: unknown,
  t: T,
  otherwise: (error: unknown, t: T) => string = authErrorMessage,
): string => googleMessage(error) ?? otherwise(error, t);
