import { withLatinDigits } from '@gschool/domain';
import { Icon, TabNav, useUi } from '@gschool/ui';

import { libraryTabs, paths, type LibraryTab } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as styles from './LibraryNav.css';
import { tabDisplay } from './tabs';

interface LibraryNavProps {
  current: LibraryTab;
  /** Entries per tab; undefined while unknown. */
  counts: Partial<Record<LibraryTab, number | undefined>>;
}

/**
 * The tabs of the library: a side navigation on wide screens, depending on the sidebar setting, and
 * a row of tabs otherwise. CSS shows one of the two.
 */
export function LibraryNav({ current, counts }: LibraryNavProps) {
  const t = useT();
  const { Link, locale } = useUi();
  const items = libraryTabs.map((tab) => ({
    tab,
    href: paths.libraryTab(tab),
    label: t(tabDisplay[tab].label),
    isCurrent: tab === current,
    count: counts[tab],
  }));
  return (
    <>
      <TabNav label={t('library.tabs')} className={styles.tabs} items={items} />
      <nav aria-label={t('library.tabs')} className={styles.side}>
        <ul className={styles.list}>
          {items.map(({ tab, href, label, isCurrent, count }) => (
            <li key={tab}>
              <Link
                href={href}
                className={styles.link}
                aria-current={isCurrent ? 'page' : undefined}
              >
                <Icon icon={tabDisplay[tab].icon} isFilled={isCurrent && tab === 'favorites'} />
                <span className={styles.label}>{label}</span>
                {count !== undefined && (
                  <span className={styles.count}>
                    {count.toLocaleString(withLatinDigits(locale))}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
