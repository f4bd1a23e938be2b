import '../i18n/en/auth.messages.json';

import { getAuthErrorMessage } from '@gschool/app/sign-in';
import { isAppError } from '@gschool/data';

import type { Translate } from '../i18n/useT';

export { getAuthErrorMessage, getGoogleErrorMessage } from '@gschool/app/sign-in';

/**
 * The text for a profile that could not be read, made or changed because of who or what
 * was missing; null where the page knows better what to say.
 */
export function profileErrorMessage(error: unknown, t: Translate): string | null {
  const isMissing =
    isAppError(error, 'unavailable') ||
    isAppError(error, 'signedOut') ||
    isAppError(error, 'notFound');
  return isMissing ? getAuthErrorMessage(error, t) : null;
}
