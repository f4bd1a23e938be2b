import { BackToTop, PageShell } from '@gschool/ui';
import { RouteBoundary } from '@gschool/ui/app';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { SearchLauncher } from '../features/search/SearchLauncher';
import { BreadcrumbSlot } from '../features/shell/BreadcrumbSlot';
import { Panels } from '../features/shell/Panels';
import { RouteError } from '../features/shell/RouteError';
import { lateFooter } from '../features/shell/lateFooter';
import { SiteHeader } from '../features/shell/SiteHeader';

const Footer = lateFooter.Component;

/** Header, breadcrumb, page, footer: every page but home (spec, section 2). */
export function Component() {
  const { pathname } = useLocation();
  return (
    <>
      <PageShell
        header={<SiteHeader search={<SearchLauncher />} />}
        footer={
          <Suspense>
            <Footer />
          </Suspense>
        }
      >
        <BreadcrumbSlot />
        <RouteBoundary place={pathname} fallback={(error) => <RouteError error={error} />}>
          <Suspense>
            <Outlet />
          </Suspense>
        </RouteBoundary>
      </PageShell>
      <BackToTop />
      <Panels />
    </>
  );
}
