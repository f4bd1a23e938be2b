import { BackToTop, Container, PageShell } from '@gschool/ui';
import type { ComponentType, ReactNode } from 'react';

import { Panels } from '../features/shell/Panels';
import { ShopTop } from '../features/shell/ShopTop';
import type { LayoutName } from '../shared/documentMeta';
import * as css from '../shared/shelf.css';
import { parts } from './parts';

const { Deferred: Bottom } = parts.footer;

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
      <PageShell header={<ShopTop />} footer={<Bottom />}>
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
