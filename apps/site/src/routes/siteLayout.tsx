import { BreadcrumbSlot } from '@gschool/app';
import { RouteErrorBoundary } from '@gschool/app/routes';
import { BackToTop, PageShell } from '@gschool/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { SearchLauncher } from '../features/search/SearchLauncher';
import { Panels } from '../features/shell/Panels';
import { RouteError } from '../features/shell/RouteError';
import { Footer } from '../features/shell/Footer';
import { SiteHeader } from '../features/shell/SiteHeader';

/** Header, breadcrumb, page, footer: every page but home (spec, section 2). */
export function SiteLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <PageShell header={<SiteHeader search={<SearchLauncher />} />} footer={<Footer />}>
        <BreadcrumbSlot />
        <RouteErrorBoundary resetKey={pathname} fallback={(error) => <RouteError error={error} />}>
          <Suspense>
            <Outlet />
          </Suspense>
        </RouteErrorBoundary>
      </PageShell>
      <BackToTop />
      <Panels />
    </>
  );
}
