import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';

/** Browsers limit how often the URL may be changed. */
const DEBOUNCE_MS = 300;

/**
 * The search query. The state follows each key; the URL (`?q=`) follows after a pause, in one
 * history entry.
 */
export function useSearchQuery() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const urlQuery = params.get('q') ?? '';
  const [query, setQuery] = useState(urlQuery);
  const [previousUrlQuery, setPreviousUrlQuery] = useState(urlQuery);
  if (previousUrlQuery !== urlQuery) {
    setPreviousUrlQuery(urlQuery);
    // Back, or a link to another search. `writeToUrl` uses `replace`: more may have been typed by
    // the time its URL arrives.
    if (navigationType !== 'REPLACE') setQuery(urlQuery);
  }

  const writeToUrl = useEffectEvent(() => {
    const next = new URLSearchParams(params);
    // A new query starts at the first page.
    next.delete('page');
    if (query.trim() === '') next.delete('q');
    else next.set('q', query.trim());
    void navigate(`?${next.toString()}`, { replace: true, preventScrollReset: true });
  });
  const isInUrl = query.trim() === urlQuery;
  useEffect(() => {
    if (isInUrl) return;
    const timer = setTimeout(() => writeToUrl(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isInUrl, query]);

  return { query, setQuery };
}
