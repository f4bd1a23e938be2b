import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';

import { productName } from '../config/env';
import { useT } from '../i18n/useT';
import { handleOf, metaOf } from '../shared/documentMeta';
import { layouts } from './layouts';

/**
 * What every route shares: its layout, the document's title and description, the scroll
 * position, and the focus, which follows a navigation into the new page.
 */
export function RootLayout() {
  const t = useT();
  const handles = useMatches().map((match) => match.handle);
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const meta = metaOf(handles, t, productName);
  const Layout = layouts[handleOf(handles)?.layout ?? 'frontend'];

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
      <Layout>
        <Outlet />
      </Layout>
      <ScrollRestoration />
    </>
  );
}
