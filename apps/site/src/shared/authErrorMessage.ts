import '../i18n/en/auth.messages.json';

import { getAuthErrorMessage } from '@gschool/app/sign-in';
import { isAppError } from '@gschool/data';

import type { Translate } from '../i18n/useT';

export { getAuthErrorMessage, getGoogleErrorMessage } from '@gschool/app/sign-in';

/**
 * The fixed text of a profile error (docs/product/errors.md#fixed-error-texts); null if the error
 * has none.
 */
export function profileErrorMessage(error: unknown, t: Translate): string | null {
  const isMissing =
    isAppError(error, 'unavailable') ||
    isAppError(error, 'signedOut') ||
    isAppError(error, 'notFound');
  return isMissing ? getAuthErrorMessage(error, t) : null;
}
