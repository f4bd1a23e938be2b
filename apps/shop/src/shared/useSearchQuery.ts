import { useIsHydrated } from '@gschool/app';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../config/paths';

/**
 * The words that the shop is searched for. They live in the address (`/?q=`), so a search
 * can be shared and reloaded; the prerendered page knows none.
 */
export function useSearchQuery(): {
  query: string;
  /** Searches for these words, from wherever. */
  setQuery: (query: string) => void;
  /** Results follow what is typed, once they are on the page; nobody is led away in the middle of a word. */
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
