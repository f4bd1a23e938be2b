import { RouteErrorBoundary, usePageNavigation } from '@gschool/app/routes';
import { PageShell } from '@gschool/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { RouteError } from './RouteError';

/** What every route shares: the scroll position and the focus. */
export function RootLayout() {
  const { pathname } = useLocation();
  usePageNavigation();
  return (
    <RouteErrorBoundary
      resetKey={pathname}
      fallback={(error) => (
        // Nothing of the page is left: the error brings its own landmark.
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
