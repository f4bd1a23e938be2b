import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';

import { productName } from '../../config/env';
import { useT } from '../../i18n/useT';
import { metaOf } from '../../shared/documentMeta';

/**
 * What every route shares: the document's title and description, the scroll
 * position, and the focus, which follows a navigation into the new page.
 */
export function RootLayout() {
  const t = useT();
  const matches = useMatches();
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const meta = metaOf(
    matches.map((match) => match.handle),
    t,
    productName,
  );

  useEffect(() => {
    document.title = meta.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description);
  }, [meta.title, meta.description]);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
