import { useUrlParams } from '@gschool/app/routes';
import { useState } from 'react';

/**
 * The search query (`?q=`). It follows each key, and so do the results; the URL follows when typing
 * stops, in one history entry.
 */
export function useSearchQuery() {
  const [params, setParams] = useUrlParams();
  const urlQuery = params.get('q') ?? '';
  const [typed, setTyped] = useState(urlQuery);
  return {
    // What is typed may have spaces around it, which are not in the URL. Back, or a link to another
    // search, replaces it.
    query: typed.trim() === urlQuery.trim() ? typed : urlQuery,
    setQuery: (query: string) => {
      setTyped(query);
      const next = new URLSearchParams(params);
      // A new query starts at the first page.
      next.delete('page');
      if (query.trim() === '') next.delete('q');
      else next.set('q', query.trim());
      setParams(next, 'typed');
    },
  };
}
