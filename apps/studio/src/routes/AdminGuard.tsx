import { lazyComponent } from '@gschool/app/routes';
import { useSession } from '@gschool/data';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { paths } from '../config/paths';
import { withMessages } from '../i18n/i18n';

const RefusedPage = lazyComponent(() =>
  import('../features/auth/RefusedPage').then(withMessages).then((module) => module.RefusedPage),
);

/**
 * Lets only administrators open its pages. Visitors are redirected to sign-in and return afterward;
 * members and moderators see why they can't use the studio. It is part of the first chunk, so that
 * others load no code of the studio.
 */
export function AdminGuard() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'signedOut')
    return <Navigate to={paths.signInFor(pathname + search)} replace />;
  if (session.status === 'signedIn' && session.claims.role !== 'admin')
    return <RefusedPage session={session} />;
  return <Outlet />;
}
