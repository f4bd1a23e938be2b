import { useEffect, useRef } from 'react';

import * as styles from './TabNav.css';
import { Badge } from '../../data-display/Badge/Badge';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';

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

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    // Not scrollIntoView, which may also scroll the page. Centering works in both text directions.
    const center = () => {
      const active = list.querySelector('[aria-current]')?.getBoundingClientRect();
      const box = list.getBoundingClientRect();
      if (active) list.scrollLeft += active.left + active.width / 2 - (box.left + box.width / 2);
    };
    const fade = () => {
      const before = Math.abs(list.scrollLeft);
      list.toggleAttribute('data-more-before', before > 1);
      list.toggleAttribute('data-more-after', before + list.clientWidth < list.scrollWidth - 1);
    };
    // The observer also runs when it starts, and when a hidden row is shown.
    const observer = new ResizeObserver(() => {
      center();
      fade();
    });
    observer.observe(list);
    list.addEventListener('scroll', fade, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', fade);
    };
  }, [current, widths]);

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
