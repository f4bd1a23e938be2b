import { Icon } from '../../data-display/Icon/Icon';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { sideNavMessages } from './messages';
import { formatItemCount, type SideNavItem } from './sideNavItems';
import * as styles from './SideNavLayout.css';

/** The most used pages at the bottom of a phone, where a thumb reaches them. */
export function SideNavBottomBar({ items }: { items: readonly SideNavItem[] }) {
  const { Link, locale } = useUi();
  const messages = useMessages('sideNav', sideNavMessages);
  return (
    <nav className={styles.bottomBar} aria-label={messages.bottomBar}>
      <ul className={styles.bottomList}>
        {items.map(({ label, href, icon, isCurrent, count = 0, countLabel }) => (
          <li key={href} className={styles.bottomItem}>
            <Link
              href={href}
              className={styles.bottomLink}
              aria-current={isCurrent ? 'page' : undefined}
            >
              <span className={styles.bottomIcon}>
                <Icon icon={icon} size="large" />
                {count > 0 && (
                  <span className={styles.bottomCount} aria-hidden>
                    {formatItemCount(count, 'corner', locale)}
                  </span>
                )}
              </span>
              <span className={styles.bottomLabel} data-clips="the menu shows the whole name">
                {label}
              </span>
              {count > 0 && (
                <VisuallyHidden>{countLabel ?? count.toLocaleString(locale)}</VisuallyHidden>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
