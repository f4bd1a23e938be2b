import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';

/** Until somebody stops typing: a browser refuses to write its address at every key. */
const PAUSE = 300;

/**
 * The words that are looked for: at once what stands in the field, and soon after in the
 * address (`?q=`), where Back, a reload and a link find them. Typing is one step of the history.
 */
export function useQueryInAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const inAddress = params.get('q') ?? '';
  const [query, setQuery] = useState(inAddress);
  const [last, setLast] = useState(inAddress);
  if (last !== inAddress) {
    setLast(inAddress);
    // Back, or a link to another search. `write` replaces: by the time its address arrives,
    // more may have been typed.
    if (navigationType !== 'REPLACE') setQuery(inAddress);
  }

  const write = useEffectEvent(() => {
    const next = new URLSearchParams(params);
    // Other words are another list: it begins at its beginning.
    next.delete('page');
    if (query.trim() === '') next.delete('q');
    else next.set('q', query.trim());
    void navigate(`?${next.toString()}`, { replace: true, preventScrollReset: true });
  });
  const isWritten = query.trim() === inAddress;
  useEffect(() => {
    if (isWritten) return;
    const timer = setTimeout(() => write(), PAUSE);
    return () => clearTimeout(timer);
  }, [isWritten, query]);

  return { query, setQuery };
}
