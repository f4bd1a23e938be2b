import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../config/paths';
import { useHydrated } from './useHydrated';

/**
 * The words that the shop is searched for. They live in the address (`/?q=`), so a search
 * can be shared and reloaded; the prerendered page knows none.
 */
export function useSearchQuery(): { query: string; setQuery: (query: string) => void } {
  const isHydrated = useHydrated();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return {
    query: isHydrated ? (params.get('q') ?? '') : '',
    setQuery: (query) => {
      const isStart = pathname === paths.start;
      if (!isStart && query === '') return;
      void navigate(query ? paths.search(query) : paths.start, {
        replace: isStart,
        preventScrollReset: false,
      });
    },
  };
}
