import type { ComponentType, ReactNode } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { HeaderMenu } from '../../navigation/HeaderMenu/HeaderMenu';
import { IconButton } from '../../actions/IconButton/IconButton';
import type { MegaMenuProps } from '../../navigation/MegaMenu/MegaMenu';
import type { NavItem, NavLink } from '../../internal/navigation';
import { NavAnchor } from '../../internal/NavAnchor';
import { useHiddenOnScroll } from '../../internal/useHiddenOnScroll';
import { useStuck } from '../../internal/useStuck';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { ShopHeaderSearch } from './ShopHeaderSearch';
import * as styles from './ShopHeader.css';

export interface ShopHeaderProps {
  /** The product's logo, usually a `Logo` with a link to the home page. */
  logo: ReactNode;
  /** The grouped navigation; below `lg` the menu button replaces it. */
  menu: readonly NavItem[];
  /**
   * The component `MegaMenu`, for entries with `columns`. It is passed in, so that pages without
   * one do not load it. Without it, such an entry opens a small panel with all its links.
   */
  megaMenu?: ComponentType<MegaMenuProps> | undefined;
  /** A sentence for all visitors, in the line above the header. Below `lg`, show it in the menu. */
  notice?: ReactNode;
  /**
   * The meta menu in the line above the header: My Account, Customer Support, Help. Below `lg`, show
   * it in the menu.
   */
  meta?: readonly NavLink[] | undefined;
  /** The meta menu's name for assistive technology. */
  metaLabel: string;
  /** The search box, a form with a `SearchField`. Below `xl`, a button opens it over the bar. */
  search: ReactNode;
  /** Round buttons before the account: the customizer's gear. */
  actions?: ReactNode;
  /** The user dropdown, usually a `ShopUserMenu`. */
  account?: ReactNode;
  /** The cart button, with the number of items, and the panel that it opens. */
  cart: { count: number; isOpen: boolean; panelId: string; onOpen: () => void };
  /** Called when the menu button is pressed, to open the off-canvas menu. */
  onOpenMenu: () => void;
  /** Whether the off-canvas menu is open. */
  isMenuOpen: boolean;
  /** Id of the off-canvas menu. */
  menuId: string;
}

/**
 * The shop's header: a line of service links, then logo, navigation, search, account, cart. Below
 * `lg` it is one bar, which hides while the page scrolls down.
 */
export function ShopHeader(props: ShopHeaderProps) {
  const { messages } = useUi();
  const { sentinel, header } = useStuck();
  useHiddenOnScroll(header);
  const { cart, meta = [] } = props;
  return (
    <>
      <section className={styles.service} aria-label={props.metaLabel}>
        <div className={styles.serviceInner}>
          {props.notice && <p className={styles.notice}>{props.notice}</p>}
          {meta.length > 0 && (
            <nav aria-label={props.metaLabel}>
              <ul className={styles.meta}>
                {meta.map((link) => (
                  <li key={link.href}>
                    <NavAnchor className={styles.metaLink} link={link} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </section>
      <span ref={sentinel} className={styles.sentinel} aria-hidden="true" />
      <header ref={header} className={styles.header}>
        <div className={styles.bar}>
          <span className={styles.menuButton}>
            <IconButton
              label={messages.openMenu}
              icon={icons.menu}
              onClick={props.onOpenMenu}
              aria-haspopup="dialog"
              aria-expanded={props.isMenuOpen}
              aria-controls={props.isMenuOpen ? props.menuId : undefined}
            />
          </span>
          <div className={styles.logo}>{props.logo}</div>
          <HeaderMenu items={props.menu} label={messages.mainMenu} megaMenu={props.megaMenu} />
          <ShopHeaderSearch>{props.search}</ShopHeaderSearch>
          <div className={styles.endGroup}>
            {props.actions}
            {props.account}
            <IconButton
              label={messages.cartItems(cart.count)}
              icon={icons.shoppingBag}
              badge={cart.count}
              onClick={cart.onOpen}
              aria-haspopup="dialog"
              aria-expanded={cart.isOpen}
              aria-controls={cart.isOpen ? cart.panelId : undefined}
            />
          </div>
        </div>
        {/* A prerendered page can wait for this element before its first paint. */}
        <span id="header-end" hidden />
      </header>
    </>
  );
}
