import type { ComponentType, KeyboardEvent } from 'react';

import { getPressedKey } from '../../internal/getPressedKey';
import { getNextIndex } from '../../internal/getNextIndex';
import type { NavItem } from '../../internal/navigation';
import type { MegaMenuProps } from '../MegaMenu/MegaMenu';
import { HeaderMenuGroup } from './HeaderMenuGroup';
import { NavAnchor } from '../../internal/NavAnchor';
import * as styles from './HeaderMenu.css';

export interface HeaderMenuProps {
  /**
   * The entries, in order. One with `children` is a button that opens a panel, one with `columns`
   * opens a mega menu if `megaMenu` is set, otherwise a panel with all its links.
   */
  items: readonly NavItem[];
  /** The component `MegaMenu`; passed in, so that pages without one do not load it. */
  megaMenu?: ComponentType<MegaMenuProps> | undefined;
  /** The navigation's name for assistive technology. */
  label: string;
}

/** The left and right arrow keys move along the bar, in addition to Tab. */
function walk(event: KeyboardEvent) {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(`.${styles.top}`)];
  const at = entries.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const { direction } = getComputedStyle(event.currentTarget);
  const to = getNextIndex(getPressedKey(event), at, entries.length, direction);
  if (to === undefined) return;
  event.preventDefault();
  entries[to]?.focus();
}

/** The horizontal main navigation of wide screens. */
export function HeaderMenu({ items, label, megaMenu: Mega }: HeaderMenuProps) {
  return (
    <nav aria-label={label} className={styles.menu}>
      <ul className={styles.list} onKeyDown={walk}>
        {items.map((item) => {
          const links = item.children ?? item.columns?.flatMap((column) => column.links);
          return (
            <li key={item.label} className={styles.entry}>
              {Mega && item.columns ? (
                <Mega {...item} columns={item.columns} />
              ) : links ? (
                <HeaderMenuGroup item={item} links={links} />
              ) : (
                item.href && (
                  <NavAnchor
                    className={styles.top}
                    link={{ label: item.label, href: item.href, isCurrent: item.isCurrent }}
                  />
                )
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
