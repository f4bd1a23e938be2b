import type { NavItem } from '../internal/navigation';
import { HeaderMenuGroup } from './HeaderMenuGroup';
import { NavAnchor } from '../internal/NavAnchor';
import * as styles from './HeaderMenu.css';

export interface HeaderMenuProps {
  /** The entries, in order. One with `children` is a button that opens a panel. */
  items: readonly NavItem[];
  /** The navigation's name for assistive technology. */
  label: string;
}

/** The horizontal main navigation of wide screens. */
export function HeaderMenu({ items, label }: HeaderMenuProps) {
  return (
    <nav aria-label={label} className={styles.menu}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.label} className={styles.entry}>
            {item.children ? (
              <HeaderMenuGroup item={item} links={item.children} />
            ) : (
              item.href && (
                <NavAnchor
                  className={styles.top}
                  link={{ label: item.label, href: item.href, isCurrent: item.isCurrent }}
                />
              )
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
