import { useSignOut } from '@gschool/app/session';
import { isAppError } from '@gschool/data';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

/** Signs out and navigates to `/auth/login`. On failure a toast says why, and the page stays. */
export function useLogout(): () => Promise<void> {
  const t = useT();
  const navigate = useNavigate();
  const signOut = useSignOut({
    getErrorMessage: (error) => {
      const isMissing = isAppError(error, 'unavailable') || isAppError(error, 'signedOut');
      return t(isMissing ? 'logout.unavailable' : 'logout.failed');
    },
  });
  return async () => {
    if (await signOut()) await navigate(paths.login);
  };
}
