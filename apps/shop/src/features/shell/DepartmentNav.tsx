import { useUi } from '@gschool/ui';
import { useLocation } from 'react-router-dom';

import { departments } from '../../config/navigation';
import { useT } from '../../i18n/useT';
import * as styles from './DepartmentNav.css';

/** The departments, in the row of the title. The list scrolls where it has no room. */
export function DepartmentNav() {
  const t = useT();
  const { Link } = useUi();
  // Search and sorting parameters do not change the department.
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('departments.label')} className={styles.nav}>
      <ul className={styles.list}>
        {departments.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              className={styles.entry}
              aria-current={pathname === href ? 'page' : undefined}
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
