import { AppError } from '@gschool/data';

import type { Translate } from '../i18n/useT';

/**
 * The sentence for a sign-out that did not happen (spec, section 8; decisions, "Identity"):
 * there was no way to sign out, nothing to ask it of, or it was refused.
 */
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
