import { categoryIds } from '@gschool/domain';
import { Heading, Picture, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { departmentPictures } from '../../content/landing';
import { useT } from '../../i18n/useT';
import * as css from './landing.css';

/** The six departments: the state list `category`. */
export function Categories() {
  const t = useT();
  const { Link } = useUi();
  return (
    <section id="category" aria-labelledby="category-title" className={css.section}>
      <Heading level={2} size="h3" id="category-title">
        {t('departments.label')}
      </Heading>
      <ul className={css.tiles} role="list">
        {categoryIds.map((id) => (
          <li key={id} className={css.tile}>
            <div className={css.tilePicture}>
              <div className={css.zoom}>
                <Picture picture={departmentPictures[id]} alt="" ratio="1/1" />
              </div>
            </div>
            <h3 className={css.tileName}>
              <Link href={paths.department(id)} className={css.link}>
                {t(`department.${id}`)}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
