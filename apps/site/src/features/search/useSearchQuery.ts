import { useUrlParams } from '@gschool/app/routes';
import { useState } from 'react';

/**
 * The search query (`?q=`). The query and the results change with each keystroke. The URL changes
 * when typing stops, as one history entry.
 */
export function useSearchQuery() {
  const [params, setParams] = useUrlParams();
  const urlQuery = params.get('q') ?? '';
  const [typed, setTyped] = useState(urlQuery);
  return {
    // The typed text may have spaces around it, which are not in the URL. Back or a link to another
    // search replaces the typed text.
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
