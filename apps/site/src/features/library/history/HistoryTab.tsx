import { useCatalogue } from '@gschool/data/queries';
import { useMemo } from 'react';

import { paths } from '../../../config/paths';
import { HistoryList } from './HistoryList';

/** The history of a subscriber: what is still in the catalogue can be played. */
export function HistoryTab() {
  const { data: catalogue } = useCatalogue();
  const titles = useMemo(
    () => catalogue && new Map(catalogue.classes.map(({ id, title }) => [id, title])),
    [catalogue],
  );
  return (
    <HistoryList
      // While nobody knows the catalogue, a class is taken to be there: its page says if it is not.
      getHref={(id) => (!titles || titles.has(id) ? paths.watch(id) : null)}
      getTitle={(id) => titles?.get(id)}
    />
  );
}
