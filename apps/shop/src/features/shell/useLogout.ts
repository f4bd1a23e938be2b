import { isAppError, useSessionActions } from '@gschool/data';
import { useToasts } from '@gschool/ui';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

/** Signs out and leads to `/auth/login`. Where it fails a toast says why (spec, section 8), and nobody is moved. */
export function useLogout(): () => Promise<void> {
  const t = useT();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { signOut } = useSessionActions();
  return async () => {
    try {
      await signOut();
    } catch (error) {
      const isMissing = isAppError(error, 'unavailable') || isAppError(error, 'signedOut');
      const title = t(isMissing ? 'logout.unavailable' : 'logout.failed');
      toasts.show({ id: 'logout', variant: 'danger', title });
      return;
    }
    await navigate(paths.login);
  };
}
