import { BreadcrumbSlot } from '@gschool/app';
import { RouteErrorBoundary } from '@gschool/app/routes';
import { PageShell } from '@gschool/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { SearchLauncher } from '../features/search/SearchLauncher';
import { RouteError } from '../features/shell/RouteError';
import { PageControls } from '../features/shell/PageControls';
import { SiteFooter } from '../features/shell/SiteFooter';
import { SiteHeader } from '../features/shell/SiteHeader';

/**
 * Header, breadcrumb, page and footer: every page except home (docs/product/pages.md).
 */
export function SiteLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <PageShell header={<SiteHeader search={<SearchLauncher />} />} footer={<SiteFooter />}>
        <BreadcrumbSlot />
        <RouteErrorBoundary resetKey={pathname} fallback={(error) => <RouteError error={error} />}>
          <Suspense>
            <Outlet />
          </Suspense>
        </RouteErrorBoundary>
      </PageShell>
      <PageControls />
    </>
  );
}
