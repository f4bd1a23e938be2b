import { toViewer } from '@gschool/app/session';
import { useRedirectAfterSignIn, useReturnPath } from '@gschool/app/sign-in';
import type { SignedInState } from '@gschool/data';
import { canOpen } from '@gschool/domain';

import { paths } from '../../config/paths';
import { forgetResetEmail } from './email-links/resetEmail';
import { typedEmail } from './typedEmail';

const getDefaultPath = (session: SignedInState): string =>
  canOpen('videos', toViewer(session)) ? paths.videos : paths.profile;

/**
 * Redirects a member after sign-in: to `destination`, else to the return path, else to the classes
 * or, without a subscription, to the profile (docs/product/pages.md#return-address).
 */
export function useAfterSignIn(destination?: string): void {
  const { returnPath } = useReturnPath();
  useRedirectAfterSignIn(
    (session) => destination ?? returnPath ?? getDefaultPath(session),
    () => {
      typedEmail.forget();
      forgetResetEmail();
    },
  );
}
