import { nextInSeries, relatedClasses, type Catalogue } from '@gschool/domain';
import { Heading, Stack } from '@gschool/ui';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { ClassTile } from '../../shared/ClassTile';
import * as css from './WatchPage.css';

/** What to do after this class: the next of its series first, then what is like it. */
export function NextClasses({ catalogue, classId }: { catalogue: Catalogue; classId: string }) {
  const t = useT();
  const next = useMemo(() => nextInSeries(catalogue, classId), [catalogue, classId]);
  const related = useMemo(
    () => relatedClasses(catalogue, classId, 6).filter((card) => card.id !== next?.id),
    [catalogue, classId, next],
  );
  return (
    <aside className={css.next} aria-label={t('watch.nextLabel')}>
      {next ? (
        <Stack space="3">
          <Heading level={2} size="h3">
            {t('watch.nextInSeries')}
          </Heading>
          <ClassTile card={next} watched={null} headingLevel={3} />
        </Stack>
      ) : null}
      {related.length > 0 ? (
        <Stack space="3">
          <Heading level={2} size="h3">
            {t('watch.related')}
          </Heading>
          <div className={css.related}>
            {related.slice(0, next ? 3 : 4).map((card) => (
              <ClassTile key={card.id} card={card} watched={null} headingLevel={3} />
            ))}
          </div>
        </Stack>
      ) : null}
    </aside>
  );
}
