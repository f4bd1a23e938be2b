import { useEffect, useState } from 'react';

import { createSearchEngine, type SearchEngine } from './searchEngine';

let engine: SearchEngine | null = null;
let userCount = 0;

/**
 * The engine that all searches of the page share. It is closed when the last one unmounts; null
 * before the first effect.
 */
export function useSearchEngine(): SearchEngine | null {
  const [current, setCurrent] = useState<SearchEngine | null>(null);
  useEffect(() => {
    engine ??= createSearchEngine();
    userCount += 1;
    // oxlint-disable-next-line react/set-state-in-effect -- the first user starts the engine, which a render must not do
    setCurrent(engine);
    return () => {
      userCount -= 1;
      if (userCount > 0) return;
      engine?.close();
      engine = null;
    };
  }, []);
  return current;
}
