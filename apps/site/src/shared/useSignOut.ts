import { useSessionActions } from '@gschool/data';
import { useToasts } from '@gschool/ui';

import { useT } from '../i18n/useT';
import { mayLeave } from './leaveQuestion';
import { logoutMessage } from './logoutMessage';

/**
 * Signs out, after asking where edits are unsaved. Resolves with whether it was done and
 * never rejects: a toast says why it was not, and who pressed stays where they are.
 */
export function useSignOut(): () => Promise<boolean> {
  const t = useT();
  const { signOut } = useSessionActions();
  const toasts = useToasts();
  return async () => {
    if (!(await mayLeave())) return false;
    try {
      await signOut();
      return true;
    } catch (error) {
      toasts.show({ id: 'sign-out', variant: 'danger', title: logoutMessage(error, t) });
      return false;
    }
  };
}
