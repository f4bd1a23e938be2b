import '../i18n/en/auth.messages.json';

import { authErrorMessage } from '@gschool/app/sign-in';
import { isAppError } from '@gschool/data';

import type { Translate } from '../i18n/useT';

export { authErrorMessage, googleErrorMessage } from '@gschool/app/sign-in';

/**
 * The text for a profile that could not be read, made or changed because of who or what
 * was missing; null where the page knows better what to say.
 */
export function profileErrorMessage(error: unknown, t: Translate): string | null {
  const isMissing =
    isAppError(error, 'unavailable') ||
    isAppError(error, 'signedOut') ||
    isAppError(error, 'notFound');
  return isMissing ? authErrorMessage(error, t) : null;
}
