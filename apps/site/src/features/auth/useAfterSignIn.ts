import { useSession, type SignedInState } from '@gschool/data';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { typedEmail } from './typedEmail';
import { useNext } from './useNext';

const classesOrProfile = ({ isSubscribed }: SignedInState): string =>
  isSubscribed ? paths.videos : paths.profile;

/**
 * Leads a member on as soon as they are signed in: to `destination`, else back to
 * where they wanted to go (a path of this origin, anything else is ignored), else
 * to the classes or, without a subscription, to the profile.
 */
export function useAfterSignIn(destination?: string): void {
  const session = useSession();
  const navigate = useNavigate();
  const { next } = useNext();
  const target =
    session.status === 'signedIn' ? (destination ?? next ?? classesOrProfile(session)) : null;

  useEffect(() => {
    if (target === null) return;
    typedEmail.forget();
    void navigate(target, { replace: true });
  }, [target, navigate]);
}
