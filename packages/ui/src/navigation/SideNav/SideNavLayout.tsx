import { useId, useState, type ReactNode } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { createLazyPart, LazyOverlay } from '../../internal/lazyPart';
import { SkipLink } from '../SkipLink/SkipLink';
import { SideNav, type SideNavProps } from './SideNav';
import { SideNavBottomBar } from './SideNavBottomBar';
import type { SideNavSheetProps } from './SideNavSheet';
import * as styles from './SideNavLayout.css';

export interface SideNavLayoutProps extends Omit<SideNavProps, 'className'> {
  /** At the end of the top bar of phones: an `IconButton` for search. */
  barEnd?: ReactNode;
  /** The content of the page. */
  children: ReactNode;
}

const sideNavSheet = createLazyPart<SideNavSheetProps>(() =>
  import('./SideNavSheet').then((module) => module.SideNavSheet),
);

const BOTTOM_BAR_ROOM = 5;

/**
 * The frame of an app with sections: a column with the pages beside the content. On phones, it has a
 * bar with a menu button, which opens the pages in a sheet, and a bottom bar with the most used ones.
 * It has the landmarks and the skip link of a page; `main` has the id `main`.
 */
export function SideNavLayout({ barEnd, children, ...nav }: SideNavLayoutProps) {
  const { messages } = useUi();
  const sheetId = useId();
  const [isOpen, setOpen] = useState(false);
  const items = nav.groups.flatMap((group) => group.items);
  const bottomItems = items.filter((item) => item.isInBottomBar).slice(0, BOTTOM_BAR_ROOM);

  // The Back button and shortcuts lead to other pages, too, and close the sheet.
  const current = items.find((item) => item.isCurrent)?.href;
  const [lastCurrent, setLastCurrent] = useState(current);
  if (current !== lastCurrent) {
    setLastCurrent(current);
    setOpen(false);
  }
  return (
    <div className={styles.layout}>
      <SkipLink href="#main" />
      <header className={styles.aside}>
        <SideNav {...nav} />
      </header>
      <header className={styles.topBar}>
        <IconButton
          label={messages.openMenu}
          icon={icons.menu}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? sheetId : undefined}
          onClick={() => setOpen(true)}
        />
        <div className={styles.barBrand}>{nav.brand}</div>
        {barEnd}
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {bottomItems.length > 0 && <SideNavBottomBar items={bottomItems} />}
      <LazyOverlay
        part={sideNavSheet}
        isNeeded={isOpen}
        overlay={{
          label: nav.label,
          groups: nav.groups,
          brand: nav.brand,
          start: nav.start,
          footer: nav.footer,
          id: sheetId,
          isOpen,
          onOpenChange: setOpen,
        }}
      />
    </div>
  );
}
