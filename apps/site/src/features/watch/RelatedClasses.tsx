import { getRelatedClasses, type Catalogue, type LibraryState } from '@gschool/domain';
import { Heading } from '@gschool/ui';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { ClassTile } from '../../shared/ClassTile';
import * as css from './WatchPage.css';

interface RelatedClassesProps {
  catalogue: Catalogue;
  classId: string;
  library: LibraryState | null;
  /** Classes that stand on the page already. */
  without: readonly string[];
}

/** Classes like the open one. */
export function RelatedClasses({ catalogue, classId, library, without }: RelatedClassesProps) {
  const t = useT();
  const related = useMemo(
    () =>
      getRelatedClasses(catalogue, classId, 4 + without.length)
        .filter(({ id }) => !without.includes(id))
        .slice(0, 4),
    [catalogue, classId, without],
  );
  const watched = new Map(library?.positions.map((one) => [one.videoId, one]));
  if (related.length === 0) return null;
  return (
    <section className={css.relatedClasses} aria-labelledby="related">
      <Heading level={2} size="h3" id="related">
        {t('watch.related')}
      </Heading>
      <div className={css.related}>
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
