import { BackToTop, SkipLink } from '@gschool/ui';
import { Outlet } from 'react-router-dom';

import { BreadcrumbSlot } from '../features/shell/BreadcrumbSlot';
import { Panels } from '../features/shell/Panels';
import { SiteFooter } from '../features/shell/SiteFooter';
import { SiteHeader } from '../features/shell/SiteHeader';
import { useT } from '../i18n/useT';

/** Header, breadcrumb, page, footer: every page but home (spec, section 2). */
export function Component() {
  const t = useT();
  return (
    <>
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      <SiteHeader />
      <BreadcrumbSlot />
      <Outlet />
      <SiteFooter />
      <BackToTop />
      <Panels />
    </>
  );
}
