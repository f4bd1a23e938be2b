import { withLatinDigits } from '@gschool/domain';
import { Icon, TabNav, useUi } from '@gschool/ui';

import { libraryTabs, paths, type LibraryTab } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as css from './LibraryNav.css';
import { tabFace } from './tabs';

interface LibraryNavProps {
  current: LibraryTab;
  /** How much is in each; what is not known yet has no number. */
  counts: Partial<Record<LibraryTab, number | undefined>>;
}

/**
 * The tabs of the library: a side navigation on wide screens, as the setting of the sidebar
 * wants it, and a row of tabs everywhere else. Of the two, styles show one.
 */
export function LibraryNav({ current, counts }: LibraryNavProps) {
  const t = useT();
  const { Link, locale } = useUi();
  const items = libraryTabs.map((tab) => ({
    tab,
    href: paths.libraryTab(tab),
    label: t(tabFace[tab].label),
    isCurrent: tab === current,
    count: counts[tab],
  }));
  return (
    <>
      <TabNav label={t('library.tabs')} className={css.tabs} items={items} />
      <nav aria-label={t('library.tabs')} className={css.side}>
        <ul className={css.list}>
          {items.map(({ tab, href, label, isCurrent, count }) => (
            <li key={tab}>
              <Link href={href} className={css.link} aria-current={isCurrent ? 'page' : undefined}>
                <Icon icon={tabFace[tab].icon} isFilled={isCurrent && tab === 'favorites'} />
                <span className={css.label}>{label}</span>
                {count !== undefined && (
                  <span className={css.count}>{count.toLocaleString(withLatinDigits(locale))}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
