import { useCatalogue } from '@gschool/data/queries';
import { useMemo } from 'react';

import { paths } from '../../../config/paths';
import { HistoryList } from './HistoryList';

/** The history of a subscriber. Classes that are still in the catalog can be played. */
export function HistoryTab() {
  const { data: catalogue } = useCatalogue();
  const titles = useMemo(
    () => catalogue && new Map(catalogue.classes.map(({ id, title }) => [id, title])),
    [catalogue],
  );
  return (
    <HistoryList
      // Until the catalog is loaded, every class gets a link. The page of a class that does not
      // exist says so.
      getHref={(id) => (!titles || titles.has(id) ? paths.watch(id) : null)}
      getTitle={(id) => titles?.get(id)}
    />
  );
}
