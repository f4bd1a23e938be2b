import '../../../i18n/en/auth.messages.json';

import { getReauthenticationMessage } from '@gschool/app/reauthentication';
import { isAppError } from '@gschool/data';

import type { Translate } from '../../../i18n/useT';

/** The text for an error on the account page. Some sign-in errors need a different text here. */
export function accountErrorMessage(error: unknown, t: Translate): string {
  if (isAppError(error, 'forbidden')) return t('account.refused');
  if (isAppError(error, 'auth') && error.info.code === 'email-already-in-use')
    return t('account.emailTaken');
  return getReauthenticationMessage(error, t);
}
