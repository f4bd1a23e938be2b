import { categoryIds } from '@gschool/domain';
import { Heading, Picture, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { departmentPictures } from '../../content/landing';
import { useT } from '../../i18n/useT';
import * as styles from './landing.css';

/** The six departments: the state list `category`. */
export function Categories() {
  const t = useT();
  const { Link } = useUi();
  return (
    <section id="category" aria-labelledby="category-title" className={styles.section}>
      <Heading level={2} size="h3" id="category-title">
        {t('departments.label')}
      </Heading>
      <ul className={styles.tiles} role="list">
        {categoryIds.map((id) => (
          <li key={id} className={styles.tile}>
            <div className={styles.tilePicture}>
              <div className={styles.zoom}>
                <Picture picture={departmentPictures[id]} alt="" ratio="1/1" />
              </div>
            </div>
            <h3 className={styles.tileName}>
              <Link href={paths.department(id)} className={styles.link}>
                {t(`department.${id}`)}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
