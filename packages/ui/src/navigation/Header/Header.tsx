import type { ComponentType, ReactNode } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { HeaderMenu } from '../HeaderMenu/HeaderMenu';
import { IconButton } from '../../actions/IconButton/IconButton';
import type { MegaMenuProps } from '../MegaMenu/MegaMenu';
import type { NavItem } from '../../internal/navigation';
import { useUi } from '../../providers/UiProvider/UiProvider';
import * as styles from './Header.css';
import { useStuck } from '../../internal/useStuck';

export interface HeaderProps {
  /** The product's logo, usually a `Logo` with a link to the home page. */
  logo: ReactNode;
  /** The main navigation; below `lg` the menu button replaces it. */
  menu: readonly NavItem[];
  /**
   * The component `MegaMenu`, for entries with `columns`. It is passed in, so that pages without
   * one do not load it. Without it, such an entry opens a small panel with all its links.
   */
  megaMenu?: ComponentType<MegaMenuProps> | undefined;
  /** Round buttons before the account: search, customizer. */
  actions?: ReactNode;
  /**
   * Sign-in buttons or the profile menu, after `actions` on the screen and in the tab order.
   * Reserve its space while the session loads, so that `actions` do not move.
   */
  account?: ReactNode;
  /** Called when the menu button is pressed, to open the off-canvas menu. */
  onOpenMenu: () => void;
  /** Whether the off-canvas menu is open. */
  isMenuOpen: boolean;
  /** Id of the off-canvas menu, while it is open. */
  menuId?: string | undefined;
  /**
   * Transparent until the page scrolls, for pages that start with a picture.
   * @default false
   */
  isOverHero?: boolean | undefined;
}

/**
 * The site's header (docs/product/pages.md#header). It sticks after 1 px of scroll unless the
 * `navbar` setting is `static`. With `hidden`, only the menu button is shown.
 */
export function Header(props: HeaderProps) {
  const { messages } = useUi();
  const { sentinel, header } = useStuck();
  return (
    <>
      <span ref={sentinel} className={styles.sentinel} aria-hidden="true" />
      <header ref={header} className={styles.header} data-over-hero={props.isOverHero || undefined}>
        <div className={styles.bar}>
          <div className={styles.logo}>{props.logo}</div>
          <HeaderMenu items={props.menu} label={messages.mainMenu} megaMenu={props.megaMenu} />
          <div className={styles.endGroup}>
            {props.actions && <div className={styles.actions}>{props.actions}</div>}
            {props.account && <div className={styles.account}>{props.account}</div>}
            <span className={styles.menuButton}>
              <IconButton
                label={messages.openMenu}
                icon={icons.menu}
                variant="plain"
                onClick={props.onOpenMenu}
                aria-haspopup="dialog"
                aria-expanded={props.isMenuOpen}
                aria-controls={props.isMenuOpen ? props.menuId : undefined}
              />
            </span>
          </div>
        </div>
        {/* A prerendered page can wait for this element before its first paint. */}
        <span id="header-end" hidden />
      </header>
    </>
  );
}
