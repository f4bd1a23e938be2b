import { useSignOut as useSignOutWithToast } from '@gschool/app/session';
import { isAppError } from '@gschool/data';

import { useT } from '../i18n/useT';

/**
 * Signs the administrator out. Resolves to whether it worked; if not, a toast shows the error, and
 * the page stays.
 */
export function useSignOut(): () => Promise<boolean> {
  const t = useT();
  return useSignOutWithToast({
    getErrorMessage: (error) =>
      t(isAppError(error, 'offline') ? 'signOut.offline' : 'signOut.failed'),
  });
}
