import { AppError } from '@gschool/data';

import type { Translate } from '../../../i18n/useT';
import { UnreadablePhotoError } from './resizePhoto';

/** Why a photo was not uploaded or not saved. */
export function uploadErrorMessage(error: unknown, t: Translate): string {
  if (error instanceof UnreadablePhotoError) return t('profile.photoUnreadable');
  switch (error instanceof AppError ? error.info.kind : 'unexpected') {
    case 'offline':
      return t('profile.photoOffline');
    case 'forbidden':
    case 'signedOut':
      return t('profile.photoRefused');
    default:
      return t('profile.photoFailed');
  }
}
