import { RouteBoundary, useScrollPosition } from '@gschool/ui/app';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';

import { RouteError } from '../features/shell/RouteError';
import { handleOf, useHandles } from '../shared/documentMeta';
import { Layout } from './layouts';

/**
 * What every route shares: its layout, the scroll position, and the focus, which follows
 * a navigation into the new page.
 */
export function RootLayout() {
  const location = useLocation();
  const { pathname } = location;
  const handles = useHandles(pathname);
  const previous = useRef(pathname);

  useScrollPosition(location, useNavigationType() === 'POP');

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <RouteBoundary place={pathname} fallback={() => <RouteError />}>
      <Layout name={handleOf(handles)?.layout ?? 'frontend'}>
        <Suspense>
          <Outlet />
        </Suspense>
      </Layout>
    </RouteBoundary>
  );
}
