import { RouteErrorBoundary, usePageNavigation } from '@gschool/app/routes';
import { PageShell } from '@gschool/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { ErrorPage } from '../shared/ErrorPage';

/** The parts that all routes share: error boundary, and focus after navigation. */
export function RootLayout() {
  const { pathname } = useLocation();
  usePageNavigation();
  return (
    <RouteErrorBoundary
      resetKey={pathname}
      fallback={(error) => (
        // The frame may be the cause, so the error is shown without it.
        <PageShell>
          <ErrorPage error={error} />
        </PageShell>
      )}
    >
      <Suspense>
        <Outlet />
      </Suspense>
    </RouteErrorBoundary>
  );
}
