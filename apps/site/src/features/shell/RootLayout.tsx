import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { productName } from '../../config/env';
import { useT } from '../../i18n/useT';
import { metaOf, useHandles } from '../../shared/documentMeta';
import { RouteBoundary } from './RouteBoundary';
import { useScrollPosition } from './useScrollPosition';

/**
 * What every route shares: the document's title and description, the scroll
 * position, and the focus, which follows a navigation into the new page.
 */
export function RootLayout() {
  const t = useT();
  const location = useLocation();
  const previous = useRef(location.pathname);
  const meta = metaOf(useHandles(location.pathname), t, productName);
  useScrollPosition(location);

  useEffect(() => {
    document.title = meta.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description);
  }, [meta.title, meta.description]);

  useEffect(() => {
    if (previous.current === location.pathname) return;
    previous.current = location.pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [location.pathname]);

  return (
    <RouteBoundary place={location.pathname} isWhole>
      <Suspense>
        <Outlet />
      </Suspense>
    </RouteBoundary>
  );
}
