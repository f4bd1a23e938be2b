import { lazyComponent } from '@gschool/app/routes';
import { useSession } from '@gschool/data';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { canOpen, getStartPath } from '../config/access';
import { paths } from '../config/paths';
import { withMessages } from '../i18n/i18n';

const RefusedPage = lazyComponent(() =>
  import('../features/auth/RefusedPage').then(withMessages).then((module) => module.RefusedPage),
);

/**
 * Lets administrators open its pages, and moderators those of the content. Visitors are redirected
 * to sign-in and return afterward; everyone else sees why they can't open the page. It is part of
 * the first chunk, so that it decides before the code of a page is loaded.
 */
export function AdminGuard() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'signedOut')
    return <Navigate to={paths.signInFor(pathname + search)} replace />;
  if (session.status === 'signedIn') {
    const { role } = session.claims;
    if (pathname === paths.overview && getStartPath(role) !== paths.overview)
      return <Navigate to={getStartPath(role)} replace />;
    if (!canOpen(role, pathname)) return <RefusedPage session={session} />;
  }
  return <Outlet />;
}
