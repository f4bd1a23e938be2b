import { BackToTop, PageShell } from '@gschool/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { BreadcrumbSlot } from '../features/shell/BreadcrumbSlot';
import { Panels } from '../features/shell/Panels';
import { RouteBoundary } from '../features/shell/RouteBoundary';
import { SiteFooter } from '../features/shell/SiteFooter';
import { SiteHeader } from '../features/shell/SiteHeader';

/** Header, breadcrumb, page, footer: every page but home (spec, section 2). */
export function Component() {
  const { pathname } = useLocation();
  return (
    <>
      <PageShell header={<SiteHeader />} footer={<SiteFooter />}>
        <BreadcrumbSlot />
        <RouteBoundary place={pathname}>
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
