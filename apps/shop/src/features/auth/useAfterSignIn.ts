import { useRedirectAfterSignIn, useReturnPath } from '@gschool/app/sign-in';

import { paths } from '../../config/paths';

/** Leads on to where somebody wanted to go, else to their account, as soon as they are signed in. */
export function useAfterSignIn(): void {
  const { returnPath } = useReturnPath();
  useRedirectAfterSignIn(() => returnPath ?? paths.account);
}
