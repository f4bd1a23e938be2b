import { useSignOut as useSharedSignOut } from '@gschool/app/session';

import { useT } from '../i18n/useT';
import { confirmLeave } from './leaveConfirmation';
import { logoutMessage } from './logoutMessage';

/**
 * Signs out, after a confirmation when there are unsaved edits. Resolves with whether it was done.
 */
export function useSignOut(): () => Promise<boolean> {
  const t = useT();
  return useSharedSignOut({
    getErrorMessage: (error) => logoutMessage(error, t),
    confirmLeave,
  });
}
