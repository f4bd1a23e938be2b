import { useUrlParams } from '@gschool/app/routes';
import { useLocation, useNavigate } from 'react-router-dom';

import { paths } from '../config/paths';

const toParams = (query: string) => (query === '' ? '' : new URLSearchParams({ q: query }));

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
  const [params, setParams] = useUrlParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isStart = pathname === paths.start;
  return {
    query: params.get('q') ?? '',
    setQuery: (query) => {
      if (isStart) setParams(toParams(query), 'replace');
      else if (query !== '') void navigate(paths.search(query));
    },
    setQueryOnStartPage: (query) => {
      if (isStart) setParams(toParams(query), 'typed');
    },
  };
}
