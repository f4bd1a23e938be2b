import { TabNav } from '@gschool/ui';
import { useLocation } from 'react-router-dom';

import { departments } from '../../config/navigation';
import { useT } from '../../i18n/useT';
import * as styles from './DepartmentNav.css';

/** The departments, in the row of the title. If they do not fit, the row scrolls to the current one. */
export function DepartmentNav() {
  const t = useT();
  // Search and sorting parameters do not change the department.
  const { pathname } = useLocation();
  return (
    <TabNav
      label={t('departments.label')}
      variant="pills"
      className={styles.nav}
      items={departments.map(({ label, href }) => ({
        href,
        label: t(label),
        isCurrent: pathname === href,
      }))}
    />
  );
}
