import {
  useSignOut as useSharedSignOut,
  useSignOutSteps as useSharedSignOutSteps,
} from '@gschool/app/session';

import { useT } from '../i18n/useT';
import { confirmLeave } from './leaveConfirmation';
import { logoutMessage } from './logoutMessage';

/**
 * Signs out. Asks first if there are unsaved edits. Resolves with whether the member was signed
 * out. Rejects if that failed.
 */
export const useSignOutSteps = (): (() => Promise<boolean>) => useSharedSignOutSteps(confirmLeave);

/** As `useSignOutSteps`, but shows a toast when it failed. */
export function useSignOut(): () => Promise<boolean> {
  const t = useT();
  return useSharedSignOut({
    getErrorMessage: (error) => logoutMessage(error, t),
    confirmLeave,
  });
}
