import { factSeparator } from '@gschool/app/i18n';
import type { InstructorOverview } from '@gschool/domain';
import { InstructorCard, Link } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as styles from './InstructorsPage.css';

/** An instructor's card with a link to her newest class below it. */
export function InstructorTile({ instructor, classes, summary }: InstructorOverview) {
  const t = useT();
  const newest = classes[0];
  return (
    <>
      <div className={styles.portrait}>
        <InstructorCard
          layout="tall"
          href={paths.instructor(instructor.id)}
          name={instructor.name}
          picture={instructor.portrait}
          styles={summary.styles
            .slice(0, 3)
            .map(({ name }) => name)
            .join(factSeparator)}
          countLabel={t('browse.classes', { count: summary.count })}
        />
      </div>
      {newest && (
        <p className={styles.newest}>
          <span>{t('instructors.newest')}</span>{' '}
          <Link href={paths.watch(newest.id)}>
            <bdi lang={newest.lang?.title}>{newest.title}</bdi>
          </Link>
        </p>
      )}
    </>
  );
}
