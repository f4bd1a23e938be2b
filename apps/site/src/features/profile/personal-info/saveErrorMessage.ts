import { AppError } from '@gschool/data';

import type { Translate } from '../../../i18n/useT';
import { profileErrorMessage } from '../../../shared/authErrorMessage';

/**
 * Why a profile was not saved (docs/product/errors.md#fixed-error-texts). What was typed stays in
 * the form.
 */
export function saveErrorMessage(error: unknown, t: Translate): string {
  switch (error instanceof AppError ? error.info.kind : 'unexpected') {
    case 'offline':
      return t('profile.saveOffline');
    case 'forbidden':
      return t('profile.saveRefused');
    case 'conflict':
      return t('profile.saveBusy');
    default:
      return profileErrorMessage(error, t) ?? t('profile.saveFailed');
  }
}
