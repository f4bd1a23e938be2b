import { useUrlParams } from '@gschool/app/routes';
import { readFilter, writeFilter, type FilterFacet, type FilterValue } from '@gschool/ui/table';
import { useMemo } from 'react';

/**
 * The filter of a list, stored in the URL: a reload, a link and Back show the same list. A choice
 * adds a history entry, typed text does not.
 */
export function useListParams(
  facets: readonly FilterFacet[],
): readonly [FilterValue, (next: FilterValue) => void] {
  const [params, setParams] = useUrlParams();
  const filter = useMemo(() => readFilter(params, facets), [params, facets]);
  const setFilter = (next: FilterValue): void =>
    setParams(writeFilter(params, next, facets), next.query === filter.query ? 'push' : 'typed');
  return [filter, setFilter];
}
