import { AppError } from '@gschool/data';

import type { Translate } from '../../../i18n/useT';
import { profileErrorMessage } from '../../../shared/authErrorMessage';

/** Why a profile was not saved, as a sentence; section 8 has some of them. What was typed is still there. */
export function saveFault(error: unknown, t: Translate): string {
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
