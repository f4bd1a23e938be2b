import { localStorageOrNull, useSession } from '@gschool/data';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { isFirstVisit } from './firstVisit';

/**
 * Redirects a member who has just enrolled to the welcome page, once. It wraps the profile, which
 * members without a subscription see after each sign-in. A link to another tab, or a link with
 * `checkout`, is not redirected.
 */
export function FirstVisitGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const [isFirst] = useState(
    () =>
      session.status === 'signedIn' &&
      isFirstVisit(session.profile, Date.now(), localStorageOrNull()),
  );
  const tab = params.get('tab');
  const isDefaultVisit = tab === null || (tab === 'subscription' && !params.has('checkout'));
  if (!isFirst || !isDefaultVisit) return children;
  return <Navigate to={search ? paths.welcomeFor(pathname + search) : paths.welcome} replace />;
}
