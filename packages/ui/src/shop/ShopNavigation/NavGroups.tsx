import { useId } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import type { NavItem, NavLink } from '../../internal/navigation';
import { NavAnchor } from '../../internal/NavAnchor';
import * as styles from './NavGroups.css';

export interface NavGroupsProps {
  /** The entries. An entry with links expands and collapses. */
  items: readonly NavItem[];
  /**
   * Whether opening a group closes the open one.
   * @default false
   */
  isSingleExpanded?: boolean | undefined;
}

/** A vertical navigation. Groups expand and collapse; the current one starts expanded. */
export function NavGroups({ items, isSingleExpanded }: NavGroupsProps) {
  const name = useId();
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.label} className={styles.entry}>
          {item.children || item.columns ? (
            <details open={item.isCurrent ?? false} name={isSingleExpanded ? name : undefined}>
              <summary className={styles.top} data-current={item.isCurrent || undefined}>
                <span className={styles.label}>{item.label}</span>
                <span className={styles.chevron}>
                  <Icon icon={icons.chevronDown} />
                </span>
              </summary>
              {item.columns ? (
                item.columns.map((column) => (
                  <div key={column.title}>
                    <p className={styles.heading} aria-hidden>
                      {column.title}
                    </p>
                    <NavGroupLinks links={column.links} label={column.title} />
                  </div>
                ))
              ) : (
                <NavGroupLinks links={item.children ?? []} label={item.label} />
              )}
            </details>
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
  );
}

function NavGroupLinks({ links, label }: { links: readonly NavLink[]; label: string }) {
  return (
    <ul className={styles.links} aria-label={label}>
      {links.map(({ description: _line, ...link }) => (
        <li key={link.href}>
          <NavAnchor
            className={styles.link}
            link={link}
            icon={link.icon && <Icon icon={link.icon} />}
          />
        </li>
      ))}
    </ul>
  );
}
