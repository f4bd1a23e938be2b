import { RouteBoundary, useDocumentHead, useScrollPosition } from '@gschool/ui/app';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';

import { origin, productName } from '../config/env';
import { RouteError } from '../features/shell/RouteError';
import { useT } from '../i18n/useT';
import { handleOf, metaOf, useHandles } from '../shared/documentMeta';
import { layouts } from './layouts';

/**
 * What every route shares: its layout, what the document says of itself, the scroll
 * position, and the focus, which follows a navigation into the new page.
 */
export function RootLayout() {
  const t = useT();
  const location = useLocation();
  const { pathname } = location;
  const handles = useHandles(pathname);
  const previous = useRef(pathname);
  const meta = metaOf(handles, t, { productName, origin, path: pathname });
  const Layout = layouts[handleOf(handles)?.layout ?? 'frontend'];

  useScrollPosition(location, useNavigationType() === 'POP');

  useDocumentHead(meta);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <RouteBoundary place={pathname} fallback={() => <RouteError />}>
      <Layout>
        <Suspense>
          <Outlet />
        </Suspense>
      </Layout>
    </RouteBoundary>
  );
}
