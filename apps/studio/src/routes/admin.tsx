import { idleComponent, RouteErrorBoundary } from '@gschool/app/routes';
import { useSession } from '@gschool/data';
import { DataProvider } from '@gschool/data/queries';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { StudioFrame } from '../features/shell/StudioFrame';
import { UndoShortcut } from '../shared/acts/UndoShortcut';
import { ErrorPage } from '../shared/ErrorPage';
import { PageSkeleton } from '../shared/PageSkeleton';

const LeftDrafts = idleComponent(() =>
  import('../features/content/editor/LeftDrafts').then((module) => module.LeftDrafts),
);

/** The frame around the pages for administrators, with a skeleton until the session is known. */
export function AdminLayout() {
  const { status } = useSession();
  const { pathname } = useLocation();
  return (
    <StudioFrame>
      {status === 'signedIn' ? (
        <RouteErrorBoundary resetKey={pathname} fallback={(error) => <ErrorPage error={error} />}>
          <DataProvider>
            <UndoShortcut />
            <LeftDrafts />
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </DataProvider>
        </RouteErrorBoundary>
      ) : (
        <PageSkeleton />
      )}
    </StudioFrame>
  );
}
