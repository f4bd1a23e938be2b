import { useLibrary } from '@gschool/data/queries';
import type { SearchResultGroup } from '@gschool/domain/search';
import { useMemo, useState } from 'react';

import { useT } from '../../i18n/useT';
import { ClassGrid } from '../../shared/classGrid/ClassGrid';
import type { SearchSource } from './SearchSource';

/** All classes that were found, in the grid of the catalogue with its facets. */
export function FoundClasses({
  group,
  source,
}: {
  group: SearchResultGroup;
  source: SearchSource;
}) {
  const t = useT();
  const library = useLibrary();
  // One instant a visit: it decides what is new.
  const [now] = useState(() => Date.now());
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
