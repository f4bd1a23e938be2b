import { authProblem, googleMessage } from '@gschool/data';

import type { Translate } from '../../i18n/useT';

/** The sentence for a failed sign-in or sign-up (spec, section 8; decisions, "Identity"). */
export const authErrorMessage = (error: unknown, t: Translate): string =>
  t(`authError.${authProblem(error)}`);

/** The same for Google, whose other errors are passed through unchanged. */
export const googleErrorMessage = (error: unknown, t: Translate): string =>
  googleMessage(error) ?? authErrorMessage(error, t);
