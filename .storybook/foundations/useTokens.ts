import { useEffect, useState } from 'react';

import { getPropertyName } from './tokenGroups';

/**
 * Returns a function from a token (`var(--gs-…)`) to its computed value. Rerenders when the
 * appearance changes.
 */
export function useTokens(): (token: string) => string {
  const [, setVersion] = useState(0);
  useEffect(() => {
    const refresh = () => setVersion((count) => count + 1);
    const observer = new MutationObserver(refresh);
    observer.observe(document.documentElement, { attributes: true });
    refresh();
    return () => observer.disconnect();
  }, []);
  return (token) =>
    typeof document === 'undefined'
      ? ''
      : getComputedStyle(document.documentElement).getPropertyValue(getPropertyName(token)).trim();
}
