import '../i18n/en/auth.messages.json';

import { getAuthErrorMessage } from '@gschool/app/sign-in';
import { isAppError } from '@gschool/data';

import type { Translate } from '../i18n/useT';

export { getAuthErrorMessage, getGoogleErrorMessage } from '@gschool/app/sign-in';

/**
 * The text for a profile error with a fixed text (docs/product/errors.md#fixed-error-texts); null
 * when the page has a better one.
 */
export function profileErrorMessage(error: unknown, t: Translate): string | null {
  const isMissing =
    isAppError(error, 'unavailable') ||
    isAppError(error, 'signedOut') ||
    isAppError(error, 'notFound');
  return isMissing ? getAuthErrorMessage(error, t) : null;
}
