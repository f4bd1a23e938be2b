import { useUrlParams } from '@gschool/app/routes';
import type { DataTableSort } from '@gschool/ui/table';
import { useMemo } from 'react';

const KEY = 'sort';

/**
 * The order of a list, stored in the URL as `?sort=title` or `?sort=-released`, so that a saved view
 * has it. Without it, the list has the order of the catalog.
 */
export function useSortParam(): readonly [
  DataTableSort | undefined,
  (sort: DataTableSort) => void,
] {
  const [params, setParams] = useUrlParams();
  const text = params.get(KEY) ?? '';
  const sort = useMemo((): DataTableSort | undefined => {
    const columnId = text.replace(/^-/, '');
    if (columnId === '') return undefined;
    return { columnId, direction: text.startsWith('-') ? 'descending' : 'ascending' };
  }, [text]);
  const setSort = ({ columnId, direction }: DataTableSort): void => {
    const next = new URLSearchParams(params);
    next.set(KEY, direction === 'descending' ? `-${columnId}` : columnId);
    setParams(next, 'replace');
  };
  return [sort, setSort];
}
