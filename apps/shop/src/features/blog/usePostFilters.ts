import { useIsHydrated } from '@gschool/ui';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { filtersFromQuery, emptyFilters, queryFromFilters, type PostFilters } from './postFilters';

/** The filters of the post list, which are in the URL. A prerendered page has none. */
export function usePostFilters() {
  const isHydrated = useIsHydrated();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const filters = isHydrated ? filtersFromQuery(params) : emptyFilters;
  /** The URL of this list with changed filters; page 1 unless a page is given. */
  const hrefFor = (change: Partial<PostFilters>) =>
    pathname + queryFromFilters({ ...filters, page: 1, ...change });
  return {
    filters,
    hrefFor,
    /** Replaces the history entry, so that Back does not step through every letter. */
    search: (query: string) => void navigate(hrefFor({ query }), { replace: true }),
  };
}
