import { useRedirectAfterSignIn, useReturnPath } from '@gschool/app/sign-in';

import { paths } from '../../config/paths';

/** After sign-in, redirects to the return path or to the account page. */
export function useAfterSignIn(): void {
  const { returnPath } = useReturnPath();
  useRedirectAfterSignIn(() => returnPath ?? paths.account);
}
