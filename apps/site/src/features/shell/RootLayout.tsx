import { PageShell } from '@gschool/ui';
import { RouteBoundary, useScrollPosition } from '@gschool/ui/app';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';

import { RouteError } from './RouteError';

/**
 * What every route shares: the scroll position, and the focus, which follows a navigation into the new page.
 */
export function RootLayout() {
  const location = useLocation();
  const previous = useRef(location.pathname);
  useScrollPosition(location, useNavigationType() === 'POP');

  useEffect(() => {
    if (previous.current === location.pathname) return;
    previous.current = location.pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [location.pathname]);

  return (
    <RouteBoundary
      place={location.pathname}
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
    </RouteBoundary>
  );
}
