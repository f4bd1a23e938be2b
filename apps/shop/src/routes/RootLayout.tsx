import { RouteErrorBoundary, usePageNavigation } from '@gschool/app/routes';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { RouteError } from '../features/shell/RouteError';
import { useLayoutName } from '../shared/routeHandles';
import { Layout } from './layouts';

/** Shared by all routes: error boundary, layout and focus after navigation. */
export function RootLayout() {
  const { pathname } = useLocation();
  const layout = useLayoutName(pathname);
  usePageNavigation();
  return (
    <RouteErrorBoundary resetKey={pathname} fallback={() => <RouteError />}>
      <Layout name={layout}>
        <Suspense>
          <Outlet />
        </Suspense>
      </Layout>
    </RouteErrorBoundary>
  );
}
