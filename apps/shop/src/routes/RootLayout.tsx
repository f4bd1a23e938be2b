import { RouteErrorBoundary, useErrorReload, usePageNavigation } from '@gschool/app/routes';
import { PageShell } from '@gschool/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { ErrorPage } from '../shared/ErrorPage';
import { useLayout } from '../shared/routeHandles';
import { Layout } from './layouts';

/**
 * The fallback of the error boundary. It renders without the layout, which may be the cause, and is
 * not lazy, because a chunk may have failed to load.
 */
function RouteError({ error }: { error: unknown }) {
  const { isOffline, reload } = useErrorReload(error);
  return (
    <PageShell>
      <ErrorPage isOffline={isOffline} onRetry={reload} />
    </PageShell>
  );
}

/** The parts that all routes share: error boundary, layout and focus after navigation. */
export function RootLayout() {
  const { pathname } = useLocation();
  const layout = useLayout(pathname);
  usePageNavigation();
  return (
    <RouteErrorBoundary resetKey={pathname} fallback={(error) => <RouteError error={error} />}>
      <Layout {...layout}>
        <Suspense>
          <Outlet />
        </Suspense>
      </Layout>
    </RouteErrorBoundary>
  );
}
