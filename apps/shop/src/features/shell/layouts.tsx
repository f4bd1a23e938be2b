import { BackToTop, Container, PageShell } from '@gschool/ui';
import type { ComponentType, ReactNode } from 'react';

import type { LayoutName } from '../../shared/documentMeta';
import * as css from './layouts.css';
import { Panels } from './Panels';
import { ShopBottom } from './ShopBottom';
import { ShopTop } from './ShopTop';

interface LayoutProps {
  children: ReactNode;
}

/** A page by itself: no header, no footer. */
function Blank({ children }: LayoutProps) {
  return <PageShell>{children}</PageShell>;
}

/** Header and footer; the page is as wide as the screen. */
function Frontend({ children }: LayoutProps) {
  return (
    <>
      <PageShell header={<ShopTop />} footer={<ShopBottom />}>
        {children}
      </PageShell>
      <BackToTop />
      <Panels />
    </>
  );
}

/** Header and footer; the page keeps to the column of the shop's shelves. */
function Merchandise({ children }: LayoutProps) {
  return (
    <Frontend>
      <Container className={css.shelf}>{children}</Container>
    </Frontend>
  );
}

/** The three layouts by name (spec, section 2); a route's handle chooses one. */
export const layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  blank: Blank,
  frontend: Frontend,
  merchandise: Merchandise,
};
