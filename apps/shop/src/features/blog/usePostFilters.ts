import { useUrlParams } from '@gschool/app/routes';
import { useLocation } from 'react-router-dom';

import { filtersFromQuery, queryFromFilters, type PostFilters } from './postFilters';

/** The filters of the post list, which are stored in the URL. A prerendered page has no filters. */
export function usePostFilters() {
  const [params, setParams] = useUrlParams();
  const { pathname } = useLocation();
  const filters = filtersFromQuery(params);
  const toQuery = (change: Partial<PostFilters>) =>
    queryFromFilters({ ...filters, page: 1, ...change });
  return {
    filters,
    /** The URL of this list with changed filters; page 1 unless a page is given. */
    hrefFor: (change: Partial<PostFilters>) => pathname + toQuery(change),
    /** Replaces the history entry, so that Back does not step through every letter. */
    search: (query: string) => setParams(toQuery({ query }), 'typed'),
  };
}
