import { useEffect, useState } from 'react';

import { createSearchEngine, type SearchEngine } from './searchEngine';

let engine: SearchEngine | null = null;
let users = 0;

/** The one engine of the page, for as long as anybody needs it; null before the first effect. */
export function useSearchEngine(): SearchEngine | null {
  const [own, setOwn] = useState<SearchEngine | null>(null);
  useEffect(() => {
    engine ??= createSearchEngine();
    users += 1;
    // oxlint-disable-next-line react/set-state-in-effect -- the first user starts the engine, which a render must not do
    setOwn(engine);
    return () => {
      users -= 1;
      if (users > 0) return;
      engine?.close();
      engine = null;
    };
  }, []);
  return own;
}
