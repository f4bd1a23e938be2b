import { use, useId } from 'react';

import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { IsCollapsedContext } from './SideNavContext';
import type { SideNavGroup } from './sideNavItems';
import { SideNavLink } from './SideNavLink';
import * as styles from './SideNav.css';

/** The links by group. Without room for names, a line separates the groups. */
export function SideNavGroups({ groups }: { groups: readonly SideNavGroup[] }) {
  const base = useId();
  const isCollapsed = use(IsCollapsedContext);
  return groups.map(({ label, items }, index) => {
    const id = label === undefined ? undefined : `${base}-${index}`;
    const heading = <span id={id}>{label}</span>;
    return (
      <div key={label ?? index} className={styles.group}>
        {label !== undefined && (
          <div className={isCollapsed ? styles.separator : styles.heading}>
            {isCollapsed ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
          </div>
        )}
        <ul className={styles.list} aria-labelledby={id}>
          {items.map((item) => (
            <li key={item.href}>
              <SideNavLink item={item} />
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
