import { isAppError } from '@gschool/data';

import type { Translate } from '../../../i18n/useT';
import { getAuthErrorMessage } from '../../../shared/authErrorMessage';

/** The text for an error on the account page. Some sign-in errors need a different text here. */
export function accountErrorMessage(error: unknown, t: Translate): string {
  if (isAppError(error, 'forbidden')) return t('account.refused');
  if (isAppError(error, 'auth')) {
    if (error.info.code === 'invalid-credential') return t('account.wrongPassword');
    if (error.info.code === 'email-already-in-use') return t('account.emailTaken');
  }
  return getAuthErrorMessage(error, t);
}
