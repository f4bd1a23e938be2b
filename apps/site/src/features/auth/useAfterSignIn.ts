import { useRedirectAfterSignIn, useReturnPath } from '@gschool/app/sign-in';
import type { SignedInState } from '@gschool/data';
import { canOpen } from '@gschool/domain';

import { toViewer } from '../../shared/viewer';
import { paths } from '../../config/paths';
import { typedEmail } from './typedEmail';

const classesOrProfile = (session: SignedInState): string =>
  canOpen('videos', toViewer(session)) ? paths.videos : paths.profile;

/**
 * Leads a member on as soon as they are signed in: to `destination`, else back to
 * where they wanted to go (a path of this origin, anything else is ignored), else
 * to the classes or, without a subscription, to the profile.
 */
export function useAfterSignIn(destination?: string): void {
  const { returnPath } = useReturnPath();
  useRedirectAfterSignIn(
    (session) => destination ?? returnPath ?? classesOrProfile(session),
    typedEmail.forget,
  );
}
