import { useSession } from '@gschool/data';
import { safeReturnPath } from '@gschool/domain';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../../config/paths';

/**
 * Leads a member on as soon as they are signed in: back to where they wanted to
 * go (a path of this origin, anything else is ignored), else to `fallback`,
 * else to the classes or, without a subscription, to the profile.
 */
export function useAfterSignIn(fallback?: string): void {
  const session = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = safeReturnPath(params.get('next'));
  const isSignedIn = session.status === 'signedIn';
  const start = isSignedIn && session.isSubscribed ? paths.videos : paths.profile;

  useEffect(() => {
    if (isSignedIn) void navigate(next ?? fallback ?? start, { replace: true });
  }, [isSignedIn, next, fallback, start, navigate]);
}
