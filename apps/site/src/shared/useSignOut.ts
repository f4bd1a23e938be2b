import { useSignOut as useSharedSignOut } from '@gschool/app/session';

import { useT } from '../i18n/useT';
import { mayLeave } from './leaveQuestion';
import { logoutMessage } from './logoutMessage';

/** Signs out, after asking where edits are unsaved. Resolves with whether it was done. */
export function useSignOut(): () => Promise<boolean> {
  const t = useT();
  return useSharedSignOut({
    getErrorMessage: (error) => logoutMessage(error, t),
    confirmLeave: mayLeave,
  });
}
