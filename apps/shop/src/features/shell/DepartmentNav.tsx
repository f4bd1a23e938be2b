import { useIsHydrated } from '@gschool/app';
import { useUi } from '@gschool/ui';
import { useLocation } from 'react-router-dom';

import { departments } from '../../config/navigation';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as styles from './DepartmentNav.css';

/** The bar of the shop floor: every department, one press away. On phones it is swiped. */
export function DepartmentNav() {
  const t = useT();
  const { Link } = useUi();
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  // What a page is asked for is not known when it is prerendered.
  const category = isHydrated ? new URLSearchParams(search).get('category') : null;
  // A search or an order leaves one in the same department.
  const currentHref = pathname === paths.shop && category ? paths.department(category) : pathname;
  return (
    <nav aria-label={t('departments.label')} className={styles.bar}>
      <ul className={styles.list}>
        {departments.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              className={styles.entry}
              aria-current={currentHref === href ? 'page' : undefined}
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
