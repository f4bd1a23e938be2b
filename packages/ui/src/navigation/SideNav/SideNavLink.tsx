import { use } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { classNames } from '../../internal/classNames';
import { externalLinkProps } from '../../internal/externalLinkProps';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { IsCollapsedContext } from './SideNavContext';
import { formatItemCount, type SideNavItem } from './sideNavItems';
import { SideNavTooltip } from './SideNavTooltip';
import * as styles from './SideNav.css';

/** The link to one page. Without room for its name, it has a tooltip. */
export function SideNavLink({ item }: { item: SideNavItem }) {
  const { Link, locale, messages } = useUi();
  const isCollapsed = use(IsCollapsedContext);
  const { label, count = 0 } = item;
  return (
    <SideNavTooltip
      as={Link}
      tooltip={label}
      href={item.href}
      className={classNames(styles.row, isCollapsed && styles.iconRow)}
      aria-current={item.isCurrent ? 'page' : undefined}
      {...externalLinkProps(item.isExternal)}
    >
      <Icon icon={item.icon} className={styles.icon} />
      {isCollapsed ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={styles.label}>{label}</span>
      )}
      {count > 0 && (
        <>
          <span className={isCollapsed ? styles.cornerCount : styles.count} aria-hidden>
            {formatItemCount(count, isCollapsed ? 'corner' : 'row', locale)}
          </span>
          <VisuallyHidden>{item.countLabel ?? count.toLocaleString(locale)}</VisuallyHidden>
        </>
      )}
      {item.isExternal && (
        <>
          {!isCollapsed && <Icon icon={icons.external} size="small" className={styles.external} />}
          <VisuallyHidden>{messages.opensInNewTab}</VisuallyHidden>
        </>
      )}
    </SideNavTooltip>
  );
}
