import { useEffect, useRef, type ReactNode } from 'react';

import { IconButton } from '../../actions/IconButton/IconButton';
import { classNames } from '../../internal/classNames';
import { useControllable } from '../../internal/useControllable';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import { sidebar } from '../../data-display/Icon/icons/lists';
import { sideNavMessages } from './messages';
import { IsCollapsedContext } from './SideNavContext';
import { SideNavGroups } from './SideNavGroups';
import type { SideNavGroup } from './sideNavItems';
import * as styles from './SideNav.css';

export interface SideNavProps {
  /**
   * The accessible name of the navigation.
   * @default the message for the main navigation
   */
  label?: string | undefined;
  /** The pages by group, the most used ones first. */
  groups: readonly SideNavGroup[];
  /** The product, above the pages: a `Logo`. Hidden while only icons are shown. */
  brand?: ReactNode;
  /** Between the brand and the pages: a `SideNavButton` that opens the command palette. */
  start?: ReactNode;
  /** At the bottom, while the pages scroll: a `DropdownMenu` with a `SideNavButton`. */
  footer?: ReactNode;
  /** Whether only icons are shown, if the app controls it. */
  isCollapsed?: boolean | undefined;
  /**
   * Whether only icons are shown at first.
   * @default false
   */
  defaultCollapsed?: boolean | undefined;
  /** Called when the button hides or shows the names; store the value here. */
  onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined;
  /** Class of the root element. */
  className?: string | undefined;
}

/**
 * The column with the pages of an app. It can be reduced to icons, which then have tooltips. For the
 * whole frame of an app, which also works on phones, use `SideNavLayout`.
 */
export function SideNav(props: SideNavProps) {
  const { label, groups, brand, start, footer, className } = props;
  const { messages: commonMessages } = useUi();
  const messages = useMessages('sideNav', sideNavMessages);
  const [isCollapsed, setCollapsed] = useControllable(
    props.isCollapsed,
    props.defaultCollapsed ?? false,
    props.onCollapsedChange,
  );
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    // After a reload, the open page may be far down in the list. Not scrollIntoView, which would
    // also scroll the page.
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !current) return;
    const box = nav.current.getBoundingClientRect();
    const row = current.getBoundingClientRect();
    if (row.top < box.top || row.bottom > box.bottom) {
      nav.current.scrollTop += row.top - box.top - (box.height - row.height) / 2;
    }
  }, []);

  return (
    <IsCollapsedContext value={isCollapsed}>
      <div className={classNames(styles.column, isCollapsed && styles.iconColumn, className)}>
        <div className={isCollapsed ? styles.iconHead : styles.head}>
          {!isCollapsed && <div className={styles.brand}>{brand}</div>}
          <IconButton
            label={isCollapsed ? messages.expand : messages.collapse}
            icon={sidebar}
            size="small"
            onClick={() => setCollapsed(!isCollapsed)}
          />
        </div>
        {start && <div className={styles.start}>{start}</div>}
        <nav ref={nav} aria-label={label ?? commonMessages.mainMenu} className={styles.nav}>
          <SideNavGroups groups={groups} />
        </nav>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </IsCollapsedContext>
  );
}
