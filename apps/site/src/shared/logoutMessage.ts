import { AppError } from '@gschool/data';

import type { Translate } from '../i18n/useT';

/** The text for a sign-out that failed (docs/product/errors.md#fixed-error-texts). */
export function logoutMessage(error: unknown, t: Translate): string {
  const info = error instanceof AppError ? error.info : null;
  switch (info?.kind) {
    case 'unavailable':
      return t(info.what === 'auth' ? 'authError.noAuth' : 'logout.unavailable');
    case 'signedOut':
      return t('logout.unavailable');
    default:
      return t('logout.failed');
  }
}
