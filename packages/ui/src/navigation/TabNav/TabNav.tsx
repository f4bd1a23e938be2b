import { useRef } from 'react';

import * as styles from './TabNav.css';
import { Badge } from '../../data-display/Badge/Badge';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';
import { useScrollRow } from '../../internal/useScrollRow';

interface TabNavItem {
  /** Its URL. */
  href: string;
  /** One or two words. */
  label: string;
  /** Whether this is the open part. */
  isCurrent?: boolean | undefined;
  /** The number of items. */
  count?: number | undefined;
}

export interface TabNavProps {
  /** The accessible name of the navigation: "Profile", "Library". */
  label: string;
  /** The parts, in order. */
  items: readonly TabNavItem[];
  /**
   * How the open part is marked: with a line below it, or with a background, in a row beside a title.
   * @default 'underlined'
   */
  variant?: 'underlined' | 'pills' | undefined;
  /** Class of the root element. */
  className?: string | undefined;
}

/**
 * Links to the parts of a page, each with its own URL. On phones, the row scrolls, and it fades at
 * an edge where tabs are cut off.
 */
export function TabNav({ label, items, variant = 'underlined', className }: TabNavProps) {
  const { Link } = useUi();
  const row = useRef<HTMLUListElement>(null);
  const current = items.find((one) => one.isCurrent)?.href;
  // A count that loads later moves the tabs after it.
  const widths = items.map(({ label: itemLabel, count }) => `${itemLabel} ${count}`).join();

  useScrollRow(row, `${current} ${widths}`);

  return (
    <nav aria-label={label} className={classNames(styles.nav[variant], className)}>
      <ul ref={row} className={styles.list[variant]}>
        {items.map(({ href, label: itemLabel, isCurrent, count }) => (
          <li key={href} className={styles.item}>
            <Link
              href={href}
              className={styles.tab[variant]}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {itemLabel}
              {count !== undefined && <Badge>{count}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
