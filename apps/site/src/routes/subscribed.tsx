import { useSession } from '@gschool/data';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { paths } from '../config/paths';
import { isHeld } from '../shared/heldPage';
import { PageSkeleton } from '../shared/PageSkeleton';
import { SessionError } from '../features/guard/SessionError';

/**
 * Guard: only active subscribers pass (spec, sections 4 and 6). Others are led
 * to the subscription tab, which says why; if the profile could not be read,
 * that is said here instead, because nobody knows yet.
 */
export function Component() {
  const session = useSession();
  const { pathname } = useLocation();
  // A class that has begun plays to its end, and its page says what has ended.
  if (session.status !== 'loading' && isHeld(pathname)) return <Outlet />;
  if (session.status !== 'signedIn') return <PageSkeleton />;
  if (session.isSubscribed) return <Outlet />;
  if (session.error) return <SessionError error={session.error} />;
  return <Navigate to={paths.profileTab('subscription', 'videos')} replace />;
}
