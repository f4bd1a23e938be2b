import { useVisitTime } from '@gschool/data';
import { useLibrary } from '@gschool/data/queries';
import type { SearchResultGroup } from '@gschool/domain/search';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { ClassGrid } from '../../shared/classGrid/ClassGrid';
import type { SearchSource } from './SearchSource';

/** All classes that match, in the grid with its facets. */
export function ClassResults({
  group,
  source,
}: {
  group: SearchResultGroup;
  source: SearchSource;
}) {
  const t = useT();
  const library = useLibrary();
  // Fixed for the visit, so that the "new" badges do not change.
  const now = useVisitTime();
  const { catalogue } = source;
  const classes = useMemo(() => {
    const ids = new Set(group.ids);
    return catalogue?.classes.filter(({ id }) => ids.has(id)) ?? [];
  }, [catalogue, group]);
  return (
    <ClassGrid
      title={t('search.kindClass')}
      classes={classes}
      series={catalogue?.series ?? []}
      library={library.data ?? null}
      now={now}
    />
  );
}
