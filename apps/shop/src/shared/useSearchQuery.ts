import { useIsHydrated } from '@gschool/ui';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../config/paths';

/**
 * The search query of the URL (`/?q=`), so that a search can be shared and reloaded. Empty during
 * prerendering.
 */
export function useSearchQuery(): {
  query: string;
  /** Opens the search results, from any page. */
  setQuery: (query: string) => void;
  /** Updates the results while typing, but only on the start page: typing never navigates away. */
  setQueryOnStartPage: (query: string) => void;
} {
  const isHydrated = useIsHydrated();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isStart = pathname === paths.start;
  const setQuery = (query: string) => {
    if (!isStart && query === '') return;
    void navigate(query ? paths.search(query) : paths.start, {
      replace: isStart,
      preventScrollReset: false,
    });
  };
  return {
    query: isHydrated ? (params.get('q') ?? '') : '',
    setQuery,
    setQueryOnStartPage: (query) => {
      if (isStart) setQuery(query);
    },
  };
}
