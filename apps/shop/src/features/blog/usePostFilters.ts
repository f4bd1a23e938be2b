import { useIsHydrated } from '@gschool/app';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { filtersFromQuery, noFilters, queryFromFilters, type PostFilters } from './postFilters';

/** The filters of the list that is open. They live in the address; a prerendered page knows none. */
export function usePostFilters() {
  const isHydrated = useIsHydrated();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const filters = isHydrated ? filtersFromQuery(params) : noFilters;
  /** The address of the same list with other filters; from its first page unless one is named. */
  const hrefFor = (change: Partial<PostFilters>) =>
    pathname + queryFromFilters({ ...filters, page: 1, ...change });
  return {
    filters,
    hrefFor,
    /** Typing takes the place of what was typed before: Back does not lead through every letter. */
    search: (query: string) => void navigate(hrefFor({ query }), { replace: true }),
  };
}
