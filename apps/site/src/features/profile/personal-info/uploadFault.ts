import { AppError } from '@gschool/data';

import type { Translate } from '../../../i18n/useT';
import { UnreadablePicture } from './shrinkPicture';

/** Why a picture was not sent or not kept, as a sentence. */
export function uploadFault(error: unknown, t: Translate): string {
  if (error instanceof UnreadablePicture) return t('profile.photoUnreadable');
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
