import { AppError } from '@gschool/data';

import type { Translate } from '../../../i18n/useT';

/** Why a profile was not saved, as a sentence. What was typed is still there, and it says so. */
export function saveFault(error: unknown, t: Translate): string {
  switch (error instanceof AppError ? error.info.kind : 'unexpected') {
    case 'offline':
      return t('profile.saveOffline');
    case 'forbidden':
      return t('profile.saveRefused');
    case 'signedOut':
      return t('profile.saveSignedOut');
    case 'notFound':
      return t('profile.saveMissing');
    case 'conflict':
      return t('profile.saveBusy');
    default:
      return t('profile.saveFailed');
  }
}
