import { HeaderMenu } from '../../navigation/HeaderMenu/HeaderMenu';
import type { NavItem } from '../../internal/navigation';
import { MegaMenu } from '../../navigation/MegaMenu/MegaMenu';
import { NavGroups } from './NavGroups';
import * as styles from './ShopNavigation.css';

export interface ShopNavigationProps {
  /** The groups: Home, Features, Pages, Blog and Shop, as far as their pages exist. */
  groups: readonly NavItem[];
  /** The navigation's name for assistive technology. */
  label: string;
  /**
   * `bar` is a row of menus, `stack` a list whose groups expand and collapse. `auto` is `bar` on
   * wide screens and `stack` below `lg`.
   * @default 'auto'
   */
  layout?: 'auto' | 'bar' | 'stack' | undefined;
  /**
   * Whether opening a group of the stack closes the open one.
   * @default false
   */
  isSingleExpanded?: boolean | undefined;
}

/**
 * The shop's grouped navigation (docs/product/shop.md#shop-header): menus on wide screens,
 * expanding groups on phones.
 */
export function ShopNavigation(props: ShopNavigationProps) {
  const { groups, label, layout = 'auto', isSingleExpanded } = props;
  return (
    <>
      {layout !== 'stack' && <HeaderMenu items={groups} label={label} megaMenu={MegaMenu} />}
      {layout !== 'bar' && (
        <nav aria-label={label} className={layout === 'auto' ? styles.stack : undefined}>
          <NavGroups items={groups} isSingleExpanded={isSingleExpanded} />
        </nav>
      )}
    </>
  );
}
