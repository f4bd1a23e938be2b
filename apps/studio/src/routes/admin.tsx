import { RouteErrorBoundary } from '@gschool/app/routes';
import { useSession } from '@gschool/data';
import { DataProvider } from '@gschool/data/queries';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { paths } from '../config/paths';
import { RefusedPage } from '../features/auth/RefusedPage';
import { StudioFrame } from '../features/shell/StudioFrame';
import { UndoShortcut } from '../shared/acts/UndoShortcut';
import { ErrorPage } from '../shared/ErrorPage';
import { PageSkeleton } from '../shared/PageSkeleton';

/**
 * The frame around the pages for administrators. Visitors are redirected to sign-in and return
 * afterward; members and moderators see why they can't use the studio.
 */
export function AdminLayout() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'signedOut')
    return <Navigate to={paths.signInFor(pathname + search)} replace />;
  if (session.status === 'signedIn' && session.claims.role !== 'admin')
    return <RefusedPage session={session} />;
  return (
    <StudioFrame>
      {session.status === 'loading' ? (
        <PageSkeleton />
      ) : (
        <RouteErrorBoundary
          resetKey={pathname}
          fallback={() => <ErrorPage onRetry={() => window.location.reload()} />}
        >
          <DataProvider>
            <UndoShortcut />
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </DataProvider>
        </RouteErrorBoundary>
      )}
    </StudioFrame>
  );
}
