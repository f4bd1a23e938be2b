import { BreadcrumbSlot, usePreload } from '@gschool/app';
import { lazyPanel } from '@gschool/app/routes';
import { BackToTop, Container, PageShell } from '@gschool/ui';
import type { ReactNode } from 'react';

import { BlankHeader } from '../features/shell/BlankHeader';
import { DepartmentNav } from '../features/shell/DepartmentNav';
import { Panels } from '../features/shell/Panels';
import { OrderHelp } from '../features/shell/OrderHelp';
import { ShopFooterContainer } from '../features/shell/ShopFooterContainer';
import { ShopHeaderContainer } from '../features/shell/ShopHeaderContainer';
import { withMessages } from '../i18n/i18n';
import type { LayoutName } from '../shared/routeHandles';
import * as styles from './layouts.css';

const ShopCartPanel = lazyPanel(() =>
  import('../features/cart/ShopCartPanel')
    .then(withMessages)
    .then((module) => module.ShopCartPanel),
);

export interface LayoutProps {
  /**
   * The layout that the route handle names (docs/product/shop.md#shop-layouts): `frontend` is the
   * default with header, footer and full-width content. `merchandise` adds a container and order
   * help. `blank` shows only the logo, for pages before or instead of the shop.
   */
  name: LayoutName;
  /** Whether the departments are in the row of the title. */
  hasDepartments: boolean;
  children: ReactNode;
}

/**
 * Renders a page in its layout. Header, footer and panels stay mounted between `frontend` and
 * `merchandise`.
 */
export function Layout({ name, hasDepartments, children }: LayoutProps) {
  usePreload(ShopCartPanel.preload);
  if (name === 'blank') return <PageShell header={<BlankHeader />}>{children}</PageShell>;
  return (
    <>
      <PageShell header={<ShopHeaderContainer />} footer={<ShopFooterContainer />}>
        <BreadcrumbSlot actions={hasDepartments && <DepartmentNav />} />
        {name === 'merchandise' ? (
          <>
            <Container className={styles.merchandisePage}>{children}</Container>
            <OrderHelp />
          </>
        ) : (
          children
        )}
      </PageShell>
      <BackToTop />
      <Panels cart={ShopCartPanel} />
    </>
  );
}
