import { localStorageOrNull, useSession } from '@gschool/data';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { isFirstVisit } from './firstVisit';

/**
 * Leads somebody who has just enrolled to the welcome, once. Around the profile,
 * since that is where everybody without a subscription arrives, whatever way they
 * signed in by; whoever came for a certain form of it is left alone.
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
  const isArrival = tab === null || (tab === 'subscription' && !params.has('checkout'));
  if (!isFirst || !isArrival) return children;
  return <Navigate to={search ? paths.welcomeFor(pathname + search) : paths.welcome} replace />;
}
