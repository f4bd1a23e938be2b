import { isAppError, type AuthProblem } from '@gschool/data';

import type { Translate } from '../i18n/useTranslate';
import { getAuthErrorMessage } from '../sign-in/authErrorMessage';
import type { ReauthenticationMessageId } from '../i18n/sharedMessages';

export type TranslateReauthentication = Translate<
  ReauthenticationMessageId | `authError.${AuthProblem}`
>;

/** The message of a failed reauthentication: a wrong password is the member's own. */
export const getReauthenticationMessage = (error: unknown, t: TranslateReauthentication): string =>
  isAppError(error, 'auth') && error.info.code === 'invalid-credential'
    ? t('account.wrongPassword')
    : getAuthErrorMessage(error, t);
