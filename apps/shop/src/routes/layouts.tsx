import { BreadcrumbSlot } from '@gschool/app';
import { BackToTop, Container, PageShell } from '@gschool/ui';
import { lazy, type ReactNode } from 'react';

import { BlankHeader } from '../features/shell/BlankHeader';
import { DepartmentNav } from '../features/shell/DepartmentNav';
import { Panels } from '../features/shell/Panels';
import { ShopHeaderContainer } from '../features/shell/ShopHeaderContainer';
import { withMessages } from '../i18n/i18n';
import type { LayoutName } from '../shared/routeHandles';
import * as styles from './layouts.css';
import { sections } from './sections';

const { Section: Bottom } = sections.footer;
const { Section: Service } = sections.service;

const ShopCartPanel = lazy(() =>
  import('../features/cart/ShopCartPanel')
    .then(withMessages)
    .then((module) => ({ default: module.ShopCartPanel })),
);

export interface LayoutProps {
  /**
   * The three layouts of section 2; a route's handle chooses one by name.
   *
   * - `frontend`, the default: header and footer around a page that is as wide as the screen
   *   and lays itself out. For films, posts and pages about the shop.
   * - `merchandise`: the shop floor. Under the header runs the bar of departments, the page
   *   keeps to the column of the shelves, and help with an order stands before the footer.
   * - `blank`: a page by itself. The mark leads home, and nothing else is there to distract:
   *   no menu, no cart, no footer. For what comes before the shop or instead of it.
   */
  name: LayoutName;
  children: ReactNode;
}

/** A page in its layout. Header, footer and panels stay as they are between the two that have them. */
export function Layout({ name, children }: LayoutProps) {
  if (name === 'blank') return <PageShell header={<BlankHeader />}>{children}</PageShell>;
  const isMerchandise = name === 'merchandise';
  return (
    <>
      <PageShell
        header={
          <>
            <ShopHeaderContainer isMerchandise={isMerchandise} />
            {isMerchandise && <DepartmentNav />}
          </>
        }
        footer={<Bottom />}
      >
        <BreadcrumbSlot />
        {isMerchandise ? (
          <>
            <Container className={styles.merchandisePage}>{children}</Container>
            <Service />
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
