import { getRelatedClasses, type Catalogue, type LibraryState } from '@gschool/domain';
import { Heading } from '@gschool/ui';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { ClassTile } from '../../shared/ClassTile';
import * as styles from './WatchPage.css';

interface RelatedClassesProps {
  catalogue: Catalogue;
  classId: string;
  library: LibraryState | null;
  /** Classes that the page already lists. */
  excludedIds: readonly string[];
}

/** Classes that are similar to the open one. */
export function RelatedClasses({ catalogue, classId, library, excludedIds }: RelatedClassesProps) {
  const t = useT();
  const related = useMemo(
    () =>
      getRelatedClasses(catalogue, classId, 4 + excludedIds.length)
        .filter(({ id }) => !excludedIds.includes(id))
        .slice(0, 4),
    [catalogue, classId, excludedIds],
  );
  const watched = new Map(library?.positions.map((one) => [one.videoId, one]));
  if (related.length === 0) return null;
  return (
    <section className={styles.relatedClasses} aria-labelledby="related">
      <Heading level={2} size="h3" id="related">
        {t('watch.related')}
      </Heading>
      <div className={styles.related}>
        {related.map((card) => (
          <ClassTile
            key={card.id}
            card={card}
            watched={watched.get(card.id) ?? null}
            headingLevel={3}
          />
        ))}
      </div>
    </section>
  );
}
