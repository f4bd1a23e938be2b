import { RouteErrorBoundary, usePageNavigation } from '@gschool/app/routes';
import { PageShell } from '@gschool/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { RouteError } from './RouteError';

/** The root of all routes: manages scroll position and focus, and catches errors. */
export function RootLayout() {
  const { pathname } = useLocation();
  usePageNavigation();
  return (
    <RouteErrorBoundary
      resetKey={pathname}
      fallback={(error) => (
        // The layout failed too, so the error needs its own `main` landmark.
        <PageShell>
          <RouteError error={error} />
        </PageShell>
      )}
    >
      <Suspense>
        <Outlet />
      </Suspense>
    </RouteErrorBoundary>
  );
}
